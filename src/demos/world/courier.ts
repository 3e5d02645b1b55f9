import { advanceSync, canSync } from './sync.ts';
import type { WorldStore } from './worldStore.ts';

/** Milliseconds an order or its answer is on its way: long enough to be seen. */
const usualJourney = 600;

/**
 * Carries queued orders to the pretend server, one at a time, whenever there is a signal. Answers with how to stop.
 * @param journey milliseconds of one way.
 */
export function startCourier(store: WorldStore, journey = usualJourney): () => void {
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
