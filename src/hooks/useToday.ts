import { useSyncExternalStore } from 'react';

const minute = 60_000;

function neverChanges(): () => void {
  return () => undefined;
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/** The present minute, once the page is alive; null before that, because HTML that was written earlier must not name a day. */
export function useToday(): Date | null {
  const now = useSyncExternalStore(neverChanges, thisMinute, () => null);
  return now === null ? null : new Date(now);
}
