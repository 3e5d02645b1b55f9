import { useEffect } from 'react';
import type { Behaviour } from '#behaviours/behaviour.ts';

const running = new Map<Behaviour, { users: number; stop: () => void }>();

function use(behaviour: Behaviour): () => void {
  const known = running.get(behaviour) ?? { users: 0, stop: behaviour(document) };
  known.users += 1;
  running.set(behaviour, known);
  // What waits for a script to be shown is hidden only where one runs.
  document.documentElement.dataset['js'] = '';
  return () => {
    known.users -= 1;
    if (known.users > 0) return;
    running.delete(behaviour);
    known.stop();
  };
}

/**
 * Has the page behave in some way for as long as a part that needs it is there, once however many do. The prerendered
 * pages run the same behaviours without React.
 */
export function useBehaviour(behaviour: Behaviour): void {
  useEffect(() => use(behaviour), [behaviour]);
}
