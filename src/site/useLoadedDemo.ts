import { startTransition, useDeferredValue, useEffect, useState, type ComponentType } from 'react';

/** The state of loading a demo's code. */
export type LoadedDemo =
  | { status: 'loading' }
  | { status: 'ready'; Demo: ComponentType }
  | { status: 'failed' };

type Load = () => Promise<ComponentType>;

const loaded = new WeakMap<Load, ComponentType>();

/** Loads a demo's code and keeps it, so that `useLoadedDemo` shows it without a loading state. */
export async function loadDemo(load: Load): Promise<ComponentType> {
  const Demo = await load();
  loaded.set(load, Demo);
  return Demo;
}

/**
 * Loads a demo's code on mount, and again when the loader changes. Demos are large, so React renders them in slices between
 * which the page responds. Pass a loader with a stable identity.
 * @returns The demo to show, which is the former one while `isBusy`.
 */
export function useLoadedDemo(load: Load): LoadedDemo & { isBusy: boolean } {
  const shown = useDeferredValue(load);
  const [result, setResult] = useState<{ load: Load; demo: LoadedDemo }>();
  useEffect(() => {
    let cancelled = false;
    const settle = (demo: LoadedDemo) => {
      if (!cancelled) startTransition(() => setResult({ load: shown, demo }));
    };
    loadDemo(shown).then(
      (Demo) => settle({ status: 'ready', Demo }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      cancelled = true;
    };
  }, [shown]);
  const Demo = loaded.get(shown);
  const ready = Demo && { status: 'ready' as const, Demo };
  const demo = ready ?? (result?.load === shown ? result.demo : { status: 'loading' as const });
  return { ...demo, isBusy: shown !== load || demo.status === 'loading' };
}
