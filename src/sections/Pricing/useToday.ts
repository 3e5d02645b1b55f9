import { useSyncExternalStore } from 'react';

const minute = 60_000;

function neverChanges(): () => void {
  return () => undefined;
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/** The current minute after hydration; null before, because prerendered HTML must not contain a date. */
export function useToday(): Date | null {
  const now = useSyncExternalStore(neverChanges, thisMinute, () => null);
  return now === null ? null : new Date(now);
}
