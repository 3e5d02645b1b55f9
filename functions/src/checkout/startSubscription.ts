import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { ComeBack } from '#domain/account.ts';
import type { ShownOffer } from '#domain/contract.ts';
import type { StartedSubscription, Confirmation } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { baseCurrency, type Currency } from '#domain/currency.ts';
import { AppError, tooMany } from '#domain/errors.ts';
import type { Plan, PublicPlanName } from '#domain/plan.ts';
import { quoteFor, replacedPrice, type Quote } from '#domain/quote.ts';
import type { Language } from '#domain/language.ts';
import { cancelledCheckoutPath, checkoutPath } from '#domain/paths.ts';
import type { MinorUnits } from '#domain/money.ts';
import { ifKnown, isPassing, PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { activateSubscription } from './activation.ts';
import { comeBackTerms, comeBackFrom } from '../owners/comeBack.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { checkouts, findCheckout, offerOf, checkoutFields, type Checkout } from '../documents/checkouts.ts';
import { locateOwnRecord, readOwner, refuseHeldAddress } from '../owners/ownRecords.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { checkPlanForSale, findOffer, sellablePlan } from './catalogue.ts';
import {
  registrationChanges,
  registrationFrom,
  type StoredRegistration,
  type OpenedCheckouts,
} from '../documents/registrations.ts';
import { StoreError, type Transaction } from '../store/Store.ts';
import { addressOf, errorFields, type ServerContext } from '../context/context.ts';
import { quoteShown, sameAgreement } from '../subscription/agreements.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { couponFrom, couponRefs, holdCoupon, couponTransaction } from '../coupons/coupons.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { trialRefs } from '../documents/offers/trials.ts';

/** During this time the browser is expected to finish the checkout. */
const youngMinutes = 2;

export function newCheckout(request: {
  owner: Identity;
  quote: Quote;
  /** The price that the coupon's plan replaces (`replacedPrice`). */
  replaced: MinorUnits | null;
  providerPlanId: string;
  language: Language;
  now: Date;
}): Checkout {
  const { owner, quote, replaced, providerPlanId, language, now } = request;
  return {
    // Its document keeps only what it has fields for.
    ...quote,
    id: randomUUID(),
    uid: owner.uid,
    email: owner.email,
    state: 'open',
    created: now,
    nextCheck: addMinutes(now, youngMinutes),
    checks: 0,
    replacedPrice: replaced,
    startsAt: quote.firstChargeAt === null ? null : new Date(quote.firstChargeAt),
    couponHeldUntil: null,
    providerPlanId,
    subscriptionId: null,
    approveUrl: null,
    reportedApproved: null,
    ended: null,
    agreement: quoteShown(quote, language, now),
  };
}

/** What an owner must have seen to accept this checkout. */
function shownIn({ total, currency, interval, trialDays, startsAt }: Checkout): ShownOffer {
  return { total, currency, interval, trialDays, firstChargeAt: startsAt?.toISOString() ?? null };
}

/** Whether both checkouts order the same, so that the first one can be reused. */
function sameOrder(one: Checkout, other: Checkout): boolean {
  return (
    one.providerPlanId === other.providerPlanId &&
    one.posDevices === other.posDevices &&
    one.couponCode === other.couponCode &&
    one.chosenPlanName === other.chosenPlanName &&
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.total === other.total
  );
}

/** The open checkout, the owner's existing subscription, or other terms than it was priced on. */
export type Opened = { checkout: Checkout } | { recorded: Confirmation } | { terms: ComeBack | null };

/** How long a coupon use is held for an owner who is paying. */
const holdMinutes = 30;

/** Whether the checkout's hold lasts long enough to pay without renewing it. */
function isFresh({ couponHeldUntil }: Checkout, now: Date): boolean {
  return couponHeldUntil !== null && couponHeldUntil > addMinutes(now, holdMinutes / 2);
}

/** Maximum checkouts that one owner may open in an hour: `reconcileCheckouts` asks the provider about each for days. */
const mostOpened = { count: 10, withinMs: 60 * 60_000 };

/** Counts one more checkout. Throws `request/too-many`. */
function oneMore({ since, count }: OpenedCheckouts, now: Date): OpenedCheckouts {
  const waitMs = since.getTime() + mostOpened.withinMs - now.getTime();
  if (waitMs <= 0) return { since: now, count: 1 };
  if (count >= mostOpened.count) throw tooMany(waitMs);
  return { since, count: count + 1 };
}

/**
 * Returns the owner's open checkout if it orders the same. Otherwise stores the wanted checkout as the open one and closes
 * the one it replaces. Holds a coupon use while the owner pays. If the owner's terms differ from `assumed`, opens nothing and
 * returns those terms for a new price. Rejects with `registration/missing`, `registration/address-held`, `coupon/invalid` if
 * no use is left, `checkout/price-changed` if the owner saw other terms, or `request/too-many` after ten in an hour.
 */
export async function openCheckout(
  context: ServerContext,
  { wanted, assumed, shown }: { wanted: Checkout; assumed: ComeBack | null; shown: ShownOffer },
): Promise<Opened> {
  const { store, now } = context;
  const { couponCode: code, email, uid } = wanted;
  const run = async (transaction: Transaction, storedCoupon?: StoredCoupon): Promise<Opened> => {
    const more = [...trialRefs(wanted), ...(code === null ? [] : couponRefs(code, wanted))];
    const { present, registration, records, others } = await readOwner(transaction, wanted, more);
    const [trialOfAccount, trialOfAddress, ...used] = others;
    const stored = registrationFrom(registration);
    const openId = stored?.checkoutId ?? null;
    const open = openId === null ? undefined : await findCheckout(transaction, openId);
    const recorded = records[0]?.record;
    if (recorded && isAlive(recorded)) return { recorded: datedConfirmation(recorded, now()) };
    refuseHeldAddress(present, uid);
    if (!stored) throw new AppError('registration/missing');
    const trials = [trialOfAccount, trialOfAddress];
    const terms = comeBackFrom({ record: recorded, trials, now: now() });
    if (!isDeepStrictEqual(terms, assumed)) return { terms };
    const coupon =
      code === null ? null : couponFrom(used, { code, email, uid, stored: storedCoupon, now: now() });
    if (coupon && (coupon.usesLeft === 0 || coupon.usedByOwner)) throw new AppError('coupon/invalid');
    if (!isDeepStrictEqual(shownIn(wanted), shown)) throw new AppError('checkout/price-changed');
    const until = addMinutes(now(), holdMinutes);
    const same = open?.state === 'open' && open.email === email && sameOrder(open, wanted);
    if (same) {
      const renewsHold = coupon !== null && !isFresh(open, now());
      if (renewsHold) holdCoupon(transaction, coupon, { uid, until });
      // The first charge's date, and with it the agreement, moves while the checkout is open.
      const shown = sameAgreement(open.agreement, wanted.agreement) ? open.agreement : wanted.agreement;
      const changes = checkouts.changes({
        ...(renewsHold && { couponHeldUntil: until }),
        ...(shown && shown !== open.agreement && { agreement: shown }),
      });
      if (changes.length > 0) transaction.update(checkouts.ref(open.id), changes);
      return { checkout: { ...open, agreement: shown, ...(renewsHold && { couponHeldUntil: until }) } };
    }
    const opened = oneMore(stored.opened, now());
    const checkout: Checkout = { ...wanted, couponHeldUntil: coupon && until };
    transaction.create(checkouts.ref(checkout.id), checkoutFields(checkout));
    if (coupon) holdCoupon(transaction, coupon, { uid, until });
    if (open) moveCheckout(transaction, open, { event: 'replaced', now: now() });
    const notes = { checkoutId: wanted.id, opened };
    transaction.update(registrationRef(uid), registrationChanges({ notes }));
    return { checkout };
  };
  return code === null ? store.transaction(run) : couponTransaction(context, { code, spends: false }, run);
}

const doubleClickPauseMs = 1_000;

/** The result stored by the other click of a double click: the provider may refuse one of two concurrent requests. */
async function openedMeanwhile(context: ServerContext, id: string): Promise<StartedSubscription | undefined> {
  await context.wait(doubleClickPauseMs);
  const checkout = await findCheckout(context.store, id);
  if (!checkout || checkout.subscriptionId === null) return undefined;
  return { outcome: 'toApprove', subscriptionId: checkout.subscriptionId, approveUrl: checkout.approveUrl };
}

/** Opens the checkout's subscription at the provider and stores its id. Idempotent. */
async function openAtProvider(
  context: ServerContext,
  checkout: Checkout,
  language: Language,
): Promise<StartedSubscription> {
  const { store, payments } = context;
  try {
    const { id, approveUrl } = await payments.openSubscription({
      checkoutId: checkout.id,
      offer: offerOf(checkout),
      startsAt: checkout.startsAt,
      email: checkout.email,
      language,
      returnUrl: addressOf(context, language, checkoutPath(checkout.chosenPlanName)),
      cancelUrl: addressOf(context, language, cancelledCheckoutPath(checkout.chosenPlanName)),
    });
    // Both clicks of a double click get the same subscription and write the same value.
    await store.update(checkouts.ref(checkout.id), checkouts.changes({ subscriptionId: id, approveUrl }));
    return { outcome: 'toApprove', subscriptionId: id, approveUrl };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const opened = await openedMeanwhile(context, checkout.id);
    if (opened) return opened;
    // The provider may repeat the refusal for days: another try needs another checkout.
    if (!isPassing(error)) await abandonCheckout(context, checkout);
    throw error;
  }
}

/** Lets the owner's next order open another checkout, unless another click has opened a subscription for this one meanwhile. */
function abandonCheckout(
  { store, now }: ServerContext,
  { id, subscriptionId }: Pick<Checkout, 'id' | 'subscriptionId'>,
): Promise<void> {
  return store.transaction(async (transaction) => {
    const current = await findCheckout(transaction, id);
    if (current?.subscriptionId === subscriptionId)
      moveCheckout(transaction, current, { event: 'givenUp', now: now() });
  });
}

interface Order {
  owner: Identity;
  plan: Plan;
  offer: CouponOffer | undefined;
  stored: StoredRegistration;
  shown: ShownOffer;
}

/** A checkout for an order on given terms. Rejects if the provider does not sell the plan now. */
async function pricedOn(context: ServerContext, order: Order, comeBack: ComeBack | null): Promise<Checkout> {
  const { owner, plan, offer, stored } = order;
  const { posDevices, currency } = stored.registration;
  const quote = quoteFor({ plan, posDevices, currency, offer, comeBack });
  if (quote.order === null) throw new AppError('request/invalid');
  const { providerPlanId } = quote.order;
  if (providerPlanId === null) throw new AppError('plan/missing');
  await checkPlanForSale(context, quote, providerPlanId);
  const language = stored.language ?? 'en';
  const replaced = replacedPrice({ plan, offer, currency });
  return newCheckout({ owner, quote, replaced, providerPlanId, language, now: context.now() });
}

/** Maximum pricings of one order: another sign-up or the end of a period may change the terms in between. */
const mostPrices = 4;

/** Prices an order for a first-time owner and opens its checkout; the transaction finds a returning owner's terms. */
async function openOrder(context: ServerContext, order: Order): Promise<Exclude<Opened, { terms: unknown }>> {
  const { owner, stored, shown } = order;
  let assumed: ComeBack | null = null;
  for (let price = 1; price <= mostPrices; price += 1) {
    let wanted: Checkout;
    try {
      wanted = await pricedOn(context, order, assumed);
    } catch (error) {
      // A plan that is not for sale to first-time owners must not block a returning owner, who gets another plan.
      const { record } = (await locateOwnRecord(context, owner, stored.email)) ?? {};
      const terms = await comeBackTerms(context.store, { owner, record, now: context.now() });
      if (isDeepStrictEqual(terms, assumed)) throw error;
      assumed = terms;
      continue;
    }
    const opened = await openCheckout(context, { wanted, assumed, shown });
    if (!('terms' in opened)) return opened;
    assumed = opened.terms;
  }
  throw new StoreError('contention');
}

/**
 * Opens the subscription at the provider, with plan and price from the server's own records. A double click, a reload or a
 * retry after a lost response gets the same subscription; another plan, device count or coupon gets a new one. If the
 * subscription is already approved, for example in another tab, records it instead of charging twice. Rejects with
 * `checkout/price-changed` if the terms are not those that the owner saw. `stored`: the registration under the owner's address.
 */
export async function startSubscription(
  context: ServerContext,
  request: {
    owner: Identity;
    stored: StoredRegistration | undefined;
    plan: PublicPlanName;
    code: string | null;
    shown: ShownOffer;
  },
): Promise<StartedSubscription> {
  const { owner, stored, plan, code, shown } = request;
  const offer = code === null ? undefined : await findOffer(context, code);
  let currency: Currency | null = null;
  try {
    if (!stored) throw new AppError('registration/missing');
    const language = stored.language ?? 'en';
    const order = { owner, plan: await sellablePlan(context.store, plan), offer, stored, shown };
    const opened = await openOrder(context, order);
    if ('checkout' in opened) ({ currency } = opened.checkout);
    if ('recorded' in opened) return { outcome: 'recorded', subscription: opened.recorded };
    const { subscriptionId, approveUrl } = opened.checkout;
    if (subscriptionId === null) return await openAtProvider(context, opened.checkout, language);

    // The provider may have forgotten an unapproved subscription.
    const status = (await ifKnown(context.payments.readSubscription(subscriptionId)))?.status;
    if (status === 'approval-pending') return { outcome: 'toApprove', subscriptionId, approveUrl };
    if (status === 'active' || status === 'approved') {
      const subscription = await activateSubscription(context, { owner, subscriptionId, orderId: null });
      return subscription ? { outcome: 'recorded', subscription } : { outcome: 'pending', subscriptionId };
    }
    await abandonCheckout(context, opened.checkout);
    const reopened = await openOrder(context, order);
    if ('recorded' in reopened) return { outcome: 'recorded', subscription: reopened.recorded };
    return await openAtProvider(context, reopened.checkout, language);
  } catch (error) {
    throw error instanceof PaymentProviderError ? refusalOf(context, error, { plan, currency }) : error;
  }
}

/**
 * What the owner reads when the provider opens no subscription. Where a retry would be refused too, tells the operator, and
 * offers the base currency instead of another one that cannot be paid here.
 */
function refusalOf(
  { logs }: ServerContext,
  cause: PaymentProviderError,
  { plan, currency }: { plan: PublicPlanName; currency: Currency | null },
): AppError {
  const { reason } = cause;
  if (isPassing(cause)) return new AppError('checkout/payment-unavailable', { cause });
  logs.error('the provider refuses to open a subscription', { plan, currency, ...errorFields(cause) });
  if (reason !== 'currency' || currency === null) return new AppError('checkout/payment-refused', { cause });
  const details = { currency, ...(currency !== baseCurrency && { instead: baseCurrency }) };
  return new AppError('checkout/currency-refused', { details, cause });
}
