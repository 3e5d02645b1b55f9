import { addMinutes } from 'date-fns/addMinutes';
import { differenceInDays } from 'date-fns/differenceInDays';
import { currencies } from '#domain/currency.ts';
import { daysAfter } from '#domain/days.ts';
import { billingIntervals } from '#domain/plan.ts';
import type { SubscriptionOffer } from '../payments/PaymentProvider.ts';
import {
  StoreError,
  type FieldChange,
  type Fields,
  type Store,
  type StoredDocument,
} from '../store/Store.ts';
import { agreement } from './format/subscriptionFields.ts';
import { always, documentsIn, nullable, optional, readTable, whole, type WholeOf } from './format/codec.ts';
import { flag, flags, moment, number, oneOf, text } from './format/values.ts';

/** The owner's uid and address in a checkout whose owner has deleted the account. */
export const deletedOwner = 'deleted';

/** Minutes between two checks by `reconcileCheckouts`: five at first, at most six hours. */
const checkEvery = { first: 5, longest: 6 * 60 };

/** When to check a checkout again after this many checks. */
export function nextCheckAfter(checks: number, now: Date): Date {
  const minutes = Math.min(checkEvery.first * 2 ** checks, checkEvery.longest);
  return addMinutes(now, minutes);
}

/** Days between two checks of an abandoned checkout: half its age, within these bounds. */
const lateCheckEvery = { atLeast: 1, atMost: 14 };

/** When to check an abandoned checkout again: it may still be approved, and the provider lists no subscriptions. */
export function lateCheckAfter({ created }: Pick<Checkout, 'created'>, now: Date): Date {
  const { atLeast, atMost } = lateCheckEvery;
  const days = Math.min(Math.max(differenceInDays(now, created) / 2, atLeast), atMost);
  return daysAfter(now, days);
}

const never = new Date(0);

/** A document without these fields is not read as a checkout. */
const identity = {
  uid: nullable('uid', text),
  email: nullable('email', text),
  currency: nullable('currency', oneOf(currencies)),
};

/** A checkout that lacks one of these matches no subscription. */
const others = {
  state: always('state', oneOf(['open', 'replaced', 'active', 'rejected', 'abandoned']), 'abandoned'),
  created: always('created', moment, never),
  /** When `reconcileCheckouts` checks the checkout next, and how many times it has. */
  nextCheck: always('nextCheck', moment, never),
  checks: always('checks', number, 0),
  planName: always('planName', text, ''),
  chosenPlanName: always('chosenPlanName', text, ''),
  interval: always('interval', oneOf(billingIntervals), 'month'),
  posDevices: always('posDevices', number, 0),
  basePrice: always('basePrice', number, 0),
  /** The price of a period that the coupon's plan replaces; missing where a bill cannot name it. */
  replacedPrice: optional('replacedPrice', number),
  total: always('total', number, 0),
  trialDays: always('trialDays', number, 0),
  providerPlanId: always('paypalPlanId', text, ''),
  /** The first charge of a returning owner whose earlier period still lasts; null otherwise, and in checkouts from before that. */
  startsAt: nullable('startsAt', moment),
  couponCode: nullable('couponCode', text),
  /** Until when a coupon use is held for this checkout. */
  couponHeldUntil: nullable('couponHeldUntil', moment),
  /** The provider's subscription id; null until the provider has responded. */
  subscriptionId: nullable('subscriptionId', text),
  approveUrl: nullable('approveUrl', text),
  /** Whether the owner's browser reported the approval while the provider could not be read. */
  reportedApproved: optional('reportedApproved', flag),
  /** Subscriptions that named this checkout and ended before they were recorded, by the provider's id. */
  ended: optional('ended', flags),
  /** What the owner last saw beside the button; null in checkouts older than this field. */
  agreement: optional('agreement', agreement),
};

const stored = whole(identity, others);

/** The order that an owner agreed to pay for. Later changes of price or devices do not affect it. */
export interface Checkout extends WholeOf<typeof identity, typeof others> {
  /** The provider stores this id with the subscription and opens only one subscription for it. */
  id: string;
}

export function offerOf(checkout: Checkout): SubscriptionOffer {
  const { providerPlanId, currency, interval, trialDays, posDevices, total } = checkout;
  return { providerPlanId, currency, interval, trialDays, posDevices, total };
}

export type CheckoutState = Checkout['state'];

/** Every field of a checkout's document, including the moment after which the database deletes it. */
const table = { ...identity, ...others, expires: nullable('expires_at', moment) };

export const checkouts = documentsIn('Checkouts', table);

/** Notes that a subscription which named the checkout has ended, so that a later event does not record it. */
export function endedChange(subscriptionId: string): FieldChange {
  return { path: [table.ended.name, subscriptionId], value: true };
}

/** The link from a subscription to the checkout it names, if the checkout's own subscription is another one. */
export const providerLinks = documentsIn('PayPalSubscriptions', {
  checkoutId: nullable('checkout_id', text),
  uid: nullable('uid', text),
});

/** The changes that remove the owner from a link or a redemption; both name the account by the same field. */
export const ownerRemoved = providerLinks.changes({ uid: deletedOwner });

export function checkoutFields({ id: _, ...checkout }: Checkout): Fields {
  return stored.encode(checkout) as Fields;
}

export function checkoutFrom(id: string, fields: Fields | undefined): Checkout | undefined {
  if (!fields) return undefined;
  const checkout = stored.decode(fields);
  if (!checkout) throw new TypeError('a stored checkout is not one');
  return { id, ...checkout };
}

export async function findCheckout(reader: Pick<Store, 'get'>, id: string): Promise<Checkout | undefined> {
  return checkoutFrom(id, await reader.get(checkouts.ref(id)));
}

/** A subscription's checkout: its own, or the one that its link leads to; undefined if it is not ours. */
export async function findCheckoutOf(store: Store, subscriptionId: string): Promise<Checkout | undefined> {
  const where = { [table.subscriptionId.name]: subscriptionId };
  const [own] = await checkouts.find(store, { where, limit: 1 });
  if (own) return checkoutFrom(own.id, own.fields);
  const { checkoutId } = providerLinks.parse(await store.get(providerLinks.ref(subscriptionId)));
  return checkoutId === null ? undefined : findCheckout(store, checkoutId);
}

/** The checkout that a subscription at the provider names; undefined if we have no such checkout. */
export async function findNamedCheckout(store: Store, checkoutId: string): Promise<Checkout | undefined> {
  try {
    return await findCheckout(store, checkoutId);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'invalid-id') return undefined;
    throw error;
  }
}

/** The states in which an approval may still be found. */
export type CheckedState = Extract<CheckoutState, 'open' | 'replaced' | 'abandoned'>;

/** The checkouts in a state that are due for a check, the longest overdue first. */
export function dueCheckouts(
  store: Store,
  { state, ...due }: { state: CheckedState; now: Date; limit: number },
): Promise<StoredDocument[]> {
  return checkouts.due(store, 'nextCheck', { where: { [table.state.name]: state }, ...due });
}

/** The open and replaced checkouts with the next check of each; null if it is unreadable. */
export async function waitingCheckouts(store: Store): Promise<Array<{ id: string; nextCheck: Date | null }>> {
  const states = ['open', 'replaced'];
  const found = await Promise.all(states.map((state) => checkouts.find(store, { where: { state } })));
  const read = { nextCheck: nullable(table.nextCheck.name, moment) };
  return found.flat().map(({ id, fields }) => ({ id, nextCheck: readTable(read, fields).nextCheck }));
}
