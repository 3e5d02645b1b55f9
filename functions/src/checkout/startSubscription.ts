import { isDeepStrictEqual } from 'node:util';
import type { ComeBack } from '#domain/account.ts';
import type { ShownOffer } from '#domain/contract.ts';
import type { StartedSubscription } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { baseCurrency, type Currency } from '#domain/currency.ts';
import { AppError } from '#domain/errors.ts';
import type { Plan, PublicPlanName } from '#domain/plan.ts';
import { quoteFor, replacedPrice } from '#domain/quote.ts';
import type { Language } from '#domain/language.ts';
import { cancelledCheckoutPath, checkoutPath } from '#domain/paths.ts';
import { ifKnown, isPassing, PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { activateSubscription } from './activation.ts';
import { comeBackTerms } from '../owners/comeBack.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { checkouts, findCheckout, offerOf, type Checkout } from '../documents/checkouts.ts';
import { locateOwnRecord } from '../owners/ownRecords.ts';
import { openCheckout, newCheckout, type Opened } from './openCheckout.ts';
import type { Identity } from '../documents/owner.ts';
import { findOffer } from '../coupons/offer.ts';
import { checkPlanForSale, sellablePlan } from './catalogue.ts';
import type { StoredRegistration } from '../documents/registrations.ts';
import { StoreError } from '../store/Store.ts';
import { addressOf, errorFields, type ServerContext } from '../context/context.ts';

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
