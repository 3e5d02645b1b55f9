import { memo, startTransition, useDeferredValue, useEffect, useState, type ComponentType } from 'react';

export type LoadedDemo =
  | { status: 'loading' }
  | { status: 'ready'; Demo: ComponentType }
  | { status: 'failed' };

type Load = () => Promise<ComponentType>;

const loaded = new WeakMap<Load, ComponentType>();

/** Loads a demo's code and keeps it, so that `useLoadedDemo` shows it without a loading state. */
export async function loadDemo(load: Load): Promise<void> {
  const Demo = await load();
  // The press that opens another demo does not render the shown one again.
  if (!loaded.has(load)) loaded.set(load, memo(Demo));
}

/**
 * Loads a demo's code on mount, and again when the loader changes. Demos are large, so React renders them in slices between
 * which the page responds. Pass a loader with a stable identity.
 * @returns The demo to show, which is the former one while `isBusy`.
 */
export function useLoadedDemo(load: Load): LoadedDemo & { isBusy: boolean } {
  const shown = useDeferredValue(load);
  const [settled, setSettled] = useState<{ load: Load; status: 'ready' | 'failed' }>();
  useEffect(() => {
    let cancelled = false;
    const settle = (status: 'ready' | 'failed') => {
      if (!cancelled) startTransition(() => setSettled({ load: shown, status }));
    };
    loadDemo(shown).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      cancelled = true;
    };
  }, [shown]);
  const Demo = loaded.get(shown);
  if (Demo) return { status: 'ready', Demo, isBusy: shown !== load };
  const failed = settled?.load === shown && settled.status === 'failed';
  return failed ? { status: 'failed', isBusy: shown !== load } : { status: 'loading', isBusy: true };
}
