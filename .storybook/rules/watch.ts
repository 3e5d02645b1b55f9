import { coverSettled, watchCover } from './coveredFocus.ts';
import { focusSettled, watchFocus } from './lostFocus.ts';
import { watchPresses } from './lostPress.ts';
import { forgetReports, reported } from './report.ts';
import { judgeChanges, watchLiveRegions } from './saidOnce.ts';
import { refusalSettled, watchRefusals } from './silentRefusal.ts';
import { watchStops } from './strayStop.ts';

/** Holds a page to the rules of every story, journey and visit, until the returned function is called. */
export function watchRules(): () => void {
  forgetReports();
  const stops = [
    watchFocus(),
    watchCover(),
    watchLiveRegions(),
    watchPresses(),
    watchRefusals(),
    watchStops(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Waits until the last action is over. @returns what was reported since `watchRules`. */
export async function rulesSettled(): Promise<readonly string[]> {
  await focusSettled();
  await coverSettled();
  judgeChanges();
  await refusalSettled();
  return reported();
}
