import { advanceSync, canSync } from './sync.ts';
import type { DemoStore } from './demoStore.ts';

/** Milliseconds of one way to the fake server: long enough to be noticed. */
const usualJourney = 600;

/**
 * Sends queued orders to the fake server, one at a time, while the device is online. Returns the stop function.
 * @param journey milliseconds of one way.
 */
export function startSyncTimer(store: DemoStore, journey = usualJourney): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const travel = () => {
    timer = undefined;
    store.change(advanceSync);
    setOut();
  };
  const setOut = () => {
    if (timer === undefined && canSync(store.get())) timer = setTimeout(travel, journey);
  };
  const stop = store.subscribe(setOut);
  setOut();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
