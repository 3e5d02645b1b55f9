import type { ServerContext } from '../context/context.ts';

/**
 * Comparisons that may begin in one hour, over all its runs. Each asks the provider at most twice: for the state,
 * and for what money has moved.
 */
export const comparisonsPerHour = 1_000;

const hourMs = 60 * 60_000;

const ref = { collection: 'Sweep', id: 'budget' };

/** Takes up to so many comparisons from this hour's; answers how many there were. */
export async function takeFromBudget(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  wanted: number,
): Promise<number> {
  const hour = Math.floor(now().getTime() / hourMs);
  return store.transaction(async (transaction) => {
    const fields = await transaction.get(ref);
    const used = fields?.['hour'] === hour ? Number(fields['used']) : 0;
    const granted = Math.max(0, Math.min(wanted, comparisonsPerHour - used));
    if (granted > 0) transaction.set(ref, { hour, used: used + granted });
    return granted;
  });
}
