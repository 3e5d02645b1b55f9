import { useEffect, useState, type ComponentType } from 'react';

/** The state of loading a demo's code. */
export type LoadedDemo =
  | { status: 'loading' }
  | { status: 'ready'; Demo: ComponentType }
  | { status: 'failed' };

/** Loads a demo's code on mount, and again when the loader changes. Pass a loader with a stable identity. */
export function useLoadedDemo(load: () => Promise<ComponentType>): LoadedDemo {
  const [result, setResult] = useState<{ load: typeof load; demo: LoadedDemo }>();
  useEffect(() => {
    let cancelled = false;
    const settle = (demo: LoadedDemo) => {
      if (!cancelled) setResult({ load, demo });
    };
    load().then(
      (Demo) => settle({ status: 'ready', Demo }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      cancelled = true;
    };
  }, [load]);
  return result?.load === load ? result.demo : { status: 'loading' };
}
