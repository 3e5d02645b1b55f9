import { useEffect, useEffectEvent } from 'react';

/** Milliseconds a browser without idle callbacks waits instead. */
const soon = 300;

/** Does something once, after the first paint, when the browser has nothing better to do. */
export function useWhenIdle(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => act());
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => act(), soon);
    return () => clearTimeout(timer);
  }, []);
}
