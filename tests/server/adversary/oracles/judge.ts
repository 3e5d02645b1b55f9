import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { day, type World } from '../world.ts';
import { accessAgainstMoney } from './access.ts';
import { invoices, refundsAsked } from './invoices.ts';
import { letters } from './letters.ts';
import { liveAndShown } from './live.ts';
import { promises } from './promises.ts';

/** The number of an oracle: what must hold, whoever did what. */
export type OracleId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Something that must not be. */
export interface Finding {
  oracle: OracleId;
  what: string;
}

/** Lets a world come to rest, has everybody leave, and holds what was seen against PayPal's books. */
export async function judge(world: World): Promise<Finding[]> {
  await world.rest();
  // An abandoned checkout is looked at seldom.
  if (liveAndShown(world).length > 0) await world.rest(10);
  const early = [
    ...liveAndShown(world),
    ...(await letters(world)),
    ...invoices(world),
    ...refundsAsked(world),
  ];
  for (const { owner } of world.people)
    await world.call((context) => cancelSubscription(context, { owner, reason: null }));
  await world.settle();
  await world.rest(1);
  const left = world.booked().filter(({ status }) => status === 'ACTIVE' || status === 'SUSPENDED');
  return [
    ...early,
    ...left.map(({ id }) => ({
      oracle: 5 as const,
      what: `${id} goes on at PayPal after everybody has left`,
    })),
    ...accessAgainstMoney(world, new Date(world.now().getTime() + 1_200 * day)),
    ...promises(world),
  ];
}
