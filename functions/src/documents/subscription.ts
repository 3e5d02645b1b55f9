import { currencies } from '#domain/currency.ts';
import { publicPlanNames } from '#domain/plan.ts';
import type { DocumentRef, FieldChange, Fields, Store, StoredDocument } from '../store/Store.ts';
import {
  always,
  brokenIn,
  changesIn,
  date,
  flag,
  group,
  isoMoment,
  isoText,
  list,
  moment,
  nullable,
  number,
  oneOf,
  optional,
  readTable,
  text,
  whole,
  writeTable,
  type SomeOf,
  type ValuesOf,
} from './codec.ts';

const collection = 'Subscriptions';

/** What is billed, as each part of a record that names a price stores it. */
const billed = {
  interval: nullable('interval', oneOf(['month', 'year'])),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('pos_devices', number),
  /** Minor units a period. */
  total: nullable('total', number),
};

/** The server's own part: what the owner was shown, and whose it is. */
const billing = {
  ...billed,
  /** The account; null for a record that was imported. */
  uid: optional('uid', text),
  /** Null for a free subscription. */
  checkoutId: nullable('checkout_id', text),
  planName: nullable('plan_name', text),
  trialDays: nullable('trial_days', number),
  /** The trial's end; without a trial the first charge, which lies later when an earlier period lasted. */
  trialEnds: nullable('trial_ends', moment),
  created: nullable('created', moment),
  couponCode: nullable('coupon_code', text),
  /** Since when the provider's subscription has the recorded status; null when it did not say. */
  statusSince: nullable('status_since', moment),
  /** When the read was begun that the status is from; noted anew while slower reads may come. */
  statusRead: optional('status_read', moment),
  /** Since when the provider bills something else than was agreed on, and whether its price cannot be read. */
  changedAtProvider: optional('changed_at_provider', moment),
  unreadableAtProvider: optional('unreadable_at_provider', flag),
  /** What was billed before the change that was recorded last. */
  changedFrom: group('changed_from', {
    ...billed,
    providerPlanId: nullable('paypal_plan_id', text),
    at: nullable('at', moment),
  }),
  /** A change that moved the next charge, which it must not (reference/PayPal.mdx#changes). */
  movedCharge: group('moved_charge', {
    from: nullable('from', moment),
    to: nullable('to', moment),
    at: nullable('at', moment),
  }),
  /** The devices that count while other ones are agreed on, and until when. */
  countedDevices: group('counted', {
    posDevices: nullable('pos_devices', number),
    total: nullable('total', number),
    until: nullable('until', moment),
  }),
};

/** A change as its owner was shown it: no field may be missing, apart from its coupons. */
const shownChange = {
  /** Tells one request from the next; from crypto. */
  id: nullable('id', text),
  /** The plan the owner chose. */
  plan: nullable('plan', oneOf(publicPlanNames)),
  planName: nullable('planName', text),
  interval: nullable('interval', oneOf(['month', 'year'])),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('posDevices', number),
  basePrice: nullable('basePrice', number),
  total: nullable('total', number),
  trialDays: nullable('trialDays', number),
  providerPlanId: nullable('paypal_plan_id', text),
  /** When the new price is charged first. */
  from: nullable('from', moment),
  askedAt: nullable('askedAt', moment),
};

const changeCoupons = {
  /** The coupon whose price stays; null when there is none. */
  couponCode: nullable('couponCode', text),
  /** The coupon whose price ends; null when none is lost. */
  couponEnds: nullable('couponEnds', text),
};

const askedChange = whole(shownChange, changeCoupons);
/** With the page to consent on; null while the provider has not answered. */
const waitingChange = whole(shownChange, { ...changeCoupons, approveUrl: nullable('approve_url', text) });

/** Every field of R-DATA-SUBSCRIPTION, and the server's own. The stored names are known here only. */
const table = {
  /** In any letters, as a person or the provider wrote it: `recordStatus` reads it. */
  status: always('status', text, ''),
  customerName: always('customerName', text, ''),
  subscriptionId: always('subscriptionID', text, ''),
  payerId: always('payer_id', text, ''),
  providerPlanId: always('paypal_plan_id', text, ''),
  orderId: always('orderID', text, ''),
  restaurantName: always('restaurantName', text, ''),
  chargePeriod: always('charge_period', text, ''),
  lastCharge: nullable('last_charging_date', moment),
  lastPaymentSuccessful: optional('is_last_payment_successful', flag),
  email: always('email', text, ''),
  branchEmail: always('branch_email', text, ''),
  googleSignOn: always('google_sign_on', flag, false),
  /** The currency the owner prefers; `billing` names the one that is billed. */
  currency: always('currency', text, ''),
  consents: group('consents', {
    marketing: optional('marketing', flag),
    /** When the owner has given or taken back the consent since; `dateAccepted` is of the terms. */
    marketingChanged: optional('marketing_changed', moment),
    termsAccepted: optional('termsAccepted', flag),
    dateAccepted: optional('dateAccepted', moment),
  }),
  /** What the dashboard reads: the price in units of the currency, and the devices beyond the included one. */
  paymentParts: group('payment_parts', {
    basePrice: optional('base_price', number),
    additionalDevices: group('additional_devices', {
      quantity: optional('quantity', number),
      planId: optional('plan_id', text),
    }),
  }),
  /** The provider's dates. */
  details: group('subscriptionDetails', {
    nextCharge: optional('next_billing_time', isoMoment),
    createTime: optional('create_time', isoText),
  }),
  coupon: group('coupon', {
    applied: optional('applied', flag),
    code: optional('code', text),
    appliedDate: optional('applied_date', moment),
    isFree: optional('is_free_coupon', flag),
    planName: optional('plan_name', text),
    originalPlan: optional('original_plan', text),
    discountedPrice: optional('discounted_price', number),
    providerPlanId: optional('paypal_plan_id', text),
  }),
  /** Null for a record that was imported and never compared with the provider. */
  billing: group('billing', billing),
  /** When it is compared with the provider next. */
  nextCheck: optional('next_check', date),
  /** When its owner is to be reminded of the first charge; gone when that is done. */
  reminderDue: optional('reminder_due', date),
  /** How it ended, and until when it can be used. */
  ending: group('cancellation', {
    at: nullable('at', moment),
    by: nullable('by', oneOf(['owner', 'provider', 'support'])),
    /** The owner's reason; null if none was given. */
    reason: nullable('reason', text),
    accessUntil: nullable('access_until', moment),
  }),
  /** A charge that failed. */
  failedPayment: group('failed_payment', {
    occurrence: nullable('occurrence', text),
    at: nullable('at', moment),
    amount: nullable('amount', number),
    nextTryAt: nullable('next_try_at', moment),
    /** The devices that it was for. */
    posDevices: optional('pos_devices', number),
  }),
  /** The end of what its charges pay for. */
  paidUntil: optional('paid_until', moment),
  /** That the money for the time that runs was given back, and when that time would have ended. */
  timeGivenBack: group('time_given_back', { at: nullable('at', moment), until: nullable('until', moment) }),
  /** When the provider's list of transactions was read last, and how often movements of money were written. */
  transactionsReadAt: optional('transactions_read_at', moment),
  moneyVersion: optional('money_version', number),
  /** The change that waits for consent. */
  waitingChange: optional('waiting_change', waitingChange),
  /** The changes that were asked for, the oldest first. */
  askedChanges: list('asked_changes', askedChange),
  /** Of a free subscription: the devices paid for before it, which count again when it ends. */
  paidDevices: optional('paid_devices', number),
  /** Of a past subscription: its account, and since when another has its place. */
  uid: optional('uid', text),
  replacedAt: optional('replaced_at', moment),
};

/** A subscription as the database keeps it, in the code's own words. */
export interface SubscriptionRecord extends ValuesOf<typeof table> {
  /** The document it was read from: what is unknown or broken in it is written back as it was. Null for a new one. */
  stored: Fields | null;
}

/** The server's own part of a record. */
export type Billing = NonNullable<SubscriptionRecord['billing']>;

/** A change as its owner was shown it and asked for it: frozen, so that a later change of a price is no matter. */
export type AskedChange = SubscriptionRecord['askedChanges'][number];

/** A record and the document it is in: the present one of an address, a past one, or what bookkeeping keeps. */
export interface RecordPlace {
  ref: DocumentRef;
  record: SubscriptionRecord;
}

/** The document of an owner's subscription; the id is the e-mail address (R-DATA-SUBSCRIPTION). */
export function subscriptionRef(email: string): DocumentRef {
  return { collection, id: email };
}

/** A record of which nothing is known yet. */
export function emptySubscription(): SubscriptionRecord {
  return { ...readTable(table, {}), stored: null };
}

/** Our own part of a record of which nothing is known yet. */
export function emptyBilling(): Billing {
  return readTable(billing, {});
}

/** Reads a record. It never throws: what cannot be read is as if it were not there, and is kept. */
export function parseSubscription(fields: Fields): SubscriptionRecord;
export function parseSubscription(fields: Fields | undefined): SubscriptionRecord | undefined;
export function parseSubscription(fields: Fields | undefined): SubscriptionRecord | undefined {
  return fields && { ...readTable(table, fields), stored: fields };
}

/** The document of a record. What was not changed since it was read is written as it was. */
export function serializeSubscription({ stored, ...record }: SubscriptionRecord): Fields {
  return writeTable(table, record, stored ?? undefined);
}

/** The fields of a stored record that cannot be read, by their paths. */
export function brokenInSubscription(fields: Fields): string[] {
  return brokenIn(table, fields);
}

/** The changes that write these fields of a record and touch no other. */
export function subscriptionChanges(changes: SomeOf<ValuesOf<typeof table>>): FieldChange[] {
  return changesIn(table, changes);
}

/** The present records that name a provider's subscription; all free ones name the same. */
export async function subscriptionsNaming(store: Store, subscriptionId: string, limit: number) {
  const where = { [table.subscriptionId.name]: subscriptionId };
  return placesOf(await store.find(collection, { where, limit }));
}

/** The present records that are due for a reminder or for a comparison with the provider, the longest due first. */
export async function dueSubscriptions(
  store: Store,
  due: { by: 'reminderDue' | 'nextCheck'; now: Date; limit: number },
): Promise<RecordPlace[]> {
  const field = table[due.by].name;
  const query = {
    upTo: { field, moment: due.now },
    orderBy: { field, direction: 'asc' },
    limit: due.limit,
  } as const;
  return placesOf(await store.find(collection, query));
}

/** A page of all present records by their addresses, after one of them. */
export async function subscriptionsAfter(store: Store, last: string, limit: number): Promise<RecordPlace[]> {
  const after = last === '' ? {} : { after: { id: last, fields: {} } };
  return placesOf(await store.find(collection, { limit, ...after }));
}

function placesOf(found: readonly StoredDocument[]): RecordPlace[] {
  return found.map(({ id, fields }) => ({ ref: subscriptionRef(id), record: parseSubscription(fields) }));
}
