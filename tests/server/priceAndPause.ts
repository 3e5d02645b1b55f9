import type { Plan } from '#domain/plan.ts';
import { pauseSubscription } from '#functions/account/pauseSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { account } from './subscribed.ts';
import type { TestServer } from './testServer.ts';

export const rise = 500;

export async function dearer({ store }: TestServer, name: string): Promise<Plan> {
  const plan = await findPlan(store, name);
  if (typeof plan === 'string') throw new Error(`no plan ${name}`);
  for (const price of plan.prices) price.price += rise;
  return plan;
}

/** Pauses until the first of the month, this many months later, if the page offers it. @returns that date if it was paused. */
export async function pauseFor(
  server: TestServer,
  owner: VerifiedOwner,
  months: number,
): Promise<Date | null> {
  const offer = (await account(server, owner)).pauseOffers[months - 1];
  if (!offer) return null;
  await pauseSubscription(server, { owner, ...offer });
  return new Date(offer.until);
}
