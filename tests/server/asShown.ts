import type { ShownOffer } from '#domain/contract.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor, shownOf } from '#domain/quote.ts';
import type { Registration } from '#domain/registration.ts';
import { currentRegistration } from '#functions/account/addresses/newAddress.ts';
import * as changes from '#functions/account/change/changeRequests.ts';
import type { WantedChange } from '#functions/account/change/changeTerms.ts';
import * as checkout from '#functions/checkout/startSubscription.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { findOffer } from '#functions/coupons/offer.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { findRegistration } from '#functions/documents/registrations.ts';
import * as registrations from '#functions/owners/saveRegistration.ts';
import { comeBackTerms } from '#functions/owners/comeBack.ts';
import { locateOwnRecord } from '#functions/owners/ownRecords.ts';

interface Order {
  owner: VerifiedOwner;
  plan: PublicPlanName;
  code: string | null;
}

/** What an owner has seen whose page could show no price. */
const nothingShown: ShownOffer = {
  total: 0,
  currency: 'USD',
  interval: 'month',
  trialDays: 0,
  firstChargeAt: null,
};

/** What the checkout shows now. */
export async function shownNow(
  context: ServerContext,
  { owner, plan: name, code }: Order,
): Promise<ShownOffer> {
  const { store, now } = context;
  const plan = await findPlan(store, name);
  const stored = await findRegistration(store, owner.uid);
  const offer = code === null ? undefined : await findOffer({ store, now }, code).catch(() => null);
  if (typeof plan === 'string' || !stored || offer === null) return nothingShown;
  const { record } = (await locateOwnRecord(context, owner, stored.email)) ?? {};
  const comeBack = await comeBackTerms(store, { owner, record, now: now() });
  return shownOf(quoteFor({ plan, ...stored.registration, offer, comeBack }));
}

/** Starts a subscription as the call does, on the terms that a browser shows now; a test that counts reads names them. */
export async function startSubscription(context: ServerContext, order: Order & { shown?: ShownOffer }) {
  const shown = order.shown ?? (await shownNow(context, order));
  const stored = await currentRegistration(context, order.owner);
  return checkout.startSubscription(context, { ...order, stored, shown });
}

/** Saves a registration as the call does. */
export async function saveRegistration(
  context: ServerContext,
  request: { owner: VerifiedOwner; registration: Registration; language?: Language | undefined },
) {
  await currentRegistration(context, request.owner);
  return registrations.saveRegistration(context.store, { ...request, now: context.now() });
}

/** Requests a change at the price that a browser shows now. */
export async function requestChange(
  context: ServerContext,
  request: { owner: VerifiedOwner; wanted: WantedChange },
) {
  const shown = await changes.previewChange(context, request);
  return changes.requestChange(context, { ...request, shown });
}
