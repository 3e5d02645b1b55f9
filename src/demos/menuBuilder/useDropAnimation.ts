import useMediaQuery from '@mui/material/useMediaQuery';
import { Feedback } from '@dnd-kit/dom';
import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import type { UseSortableInput } from '@dnd-kit/react/sortable';
import { motion } from '#theme/index.ts';

const settling = { duration: motion.settle, easing: motion.curve };

/** The drop animation of a dragged entry; none under reduced motion. */
export function useDropAnimation(): Pick<UseSortableInput, 'transition' | 'plugins'> {
  const animation = useMediaQuery('(prefers-reduced-motion: reduce)') ? null : settling;
  return {
    transition: animation,
    plugins: (defaults) => [
      ...defaults.filter((plugin) => plugin !== OptimisticSortingPlugin),
      Feedback.configure({ dropAnimation: animation }),
    ],
  };
}
