import { Feedback } from '@dnd-kit/dom';
import type { UseSortableInput } from '@dnd-kit/react/sortable';
import { useReducedMotion } from '#hooks/useReducedMotion.ts';
import { motion } from '#theme/index.ts';

const settling = { duration: motion.settle, easing: motion.curve };

/** How something that is dragged settles: like a ticket on a counter, or at once when less motion is asked for. */
export function useSettling(): Pick<UseSortableInput, 'transition' | 'plugins'> {
  const animation = useReducedMotion() ? null : settling;
  return {
    transition: animation,
    plugins: (defaults) => [...defaults, Feedback.configure({ dropAnimation: animation })],
  };
}
