import type { ServerContext } from '../context/context.ts';
import { budget } from '../documents/comparisonNotes.ts';

/** Comparisons that may begin in one hour, over all runs. Each asks the provider about twice. */
export const comparisonsPerHour = 1_000;

const hourMs = 60 * 60_000;

/** Takes up to `wanted` comparisons from this hour's budget; returns how many it took. */
export async function takeFromBudget(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  wanted: number,
): Promise<number> {
  const hour = Math.floor(now().getTime() / hourMs);
  return store.transaction(async (transaction) => {
    const stored = budget.parse(await transaction.get(budget.ref));
    const used = stored.hour === hour ? stored.used : 0;
    const granted = Math.max(0, Math.min(wanted, comparisonsPerHour - used));
    if (granted > 0) transaction.set(budget.ref, budget.serialize({ hour, used: used + granted }));
    return granted;
  });
}
