import { useEffect, useEffectEvent } from 'react';

/** Calls back once a condition is true, and again if it becomes true again. */
export function useWhen(condition: boolean, onTrue: () => void): void {
  const act = useEffectEvent(onTrue);
  useEffect(() => {
    if (condition) act();
  }, [condition]);
}
