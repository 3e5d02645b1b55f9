import { useEffect } from 'react';
import type { Behaviour } from '#behaviours/behaviour.ts';

const running = new Map<Behaviour, { users: number; stop: (() => void) | undefined }>();

function use(behaviour: Behaviour): () => void {
  const known = running.get(behaviour) ?? { users: 0, stop: behaviour(document) };
  known.users += 1;
  running.set(behaviour, known);
  // Elements revealed by script are hidden only if scripts run.
  document.documentElement.dataset['js'] = '';
  return () => {
    known.users -= 1;
    if (known.users > 0) return;
    running.delete(behaviour);
    known.stop?.();
  };
}

/** Runs a page behavior while a mounted component needs it; prerendered pages need no React. */
export function useBehaviour(behaviour: Behaviour): void {
  useEffect(() => use(behaviour), [behaviour]);
}
