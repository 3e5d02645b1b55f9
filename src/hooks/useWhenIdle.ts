import { useEffect, useEffectEvent } from 'react';

/** The delay in browsers without idle callbacks, in milliseconds. */
const soon = 300;

/** Runs an action once, after the first paint, when the browser is idle. */
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
