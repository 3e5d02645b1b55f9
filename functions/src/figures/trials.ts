import { begunAt, endedAt, isPaying, type Sold } from './sold.ts';
import { weekly, type Weekly } from './weeks.ts';

/** What became of the trials that began in a week. */
export type TrialsBegun = Readonly<Record<'running' | 'paying' | 'endedUnpaid', Weekly>>;

export function trialsOf(
  { active, ended }: { active: readonly Sold[]; ended: readonly Sold[] },
  now: Date,
): Readonly<Record<keyof TrialsBegun, readonly Sold[]>> {
  const inTrial = ({ billing, paysFrom }: Sold) => (billing?.trialDays ?? 0) > 0 && paysFrom !== null;
  const begun = active.filter(inTrial);
  return {
    running: begun.filter((one) => !isPaying(one, now)),
    paying: begun.filter((one) => isPaying(one, now)),
    endedUnpaid: ended.filter((one) => inTrial(one) && !isPaying(one, endedAt(one) ?? now)),
  };
}

export function trialsBegun(trials: ReturnType<typeof trialsOf>, weeks: readonly Date[]): TrialsBegun {
  const { running, paying, endedUnpaid } = trials;
  const begun = (some: readonly Sold[]) => weekly(weeks, some.map(begunAt));
  return { running: begun(running), paying: begun(paying), endedUnpaid: begun(endedUnpaid) };
}
