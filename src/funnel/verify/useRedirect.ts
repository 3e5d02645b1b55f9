import { useEffect, useEffectEvent } from 'react';

/** Continues after a number of milliseconds; null does nothing. */
export function useRedirect(delay: number | null, onDone: () => void): void {
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => goOn(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
