import { useEffect, useEffectEvent } from 'react';

/** Calls back after a number of milliseconds, which begin anew with another `round`; null does nothing. */
export function useTimeout(delay: number | null, onEnd: () => void, round = 0): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => end(), delay);
    return () => clearTimeout(timer);
  }, [delay, round]);
}
