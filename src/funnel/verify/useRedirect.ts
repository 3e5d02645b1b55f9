import { useEffect, useEffectEvent } from 'react';

/** Goes on after so many milliseconds; null waits for nothing. */
export function useRedirect(delay: number | null, onDone: () => void): void {
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => goOn(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
