import { languages } from '#domain/language.ts';
import { currencies } from '#domain/currency.ts';
import { billingIntervals, publicPlanNames } from '#domain/plan.ts';
import { nullable, whole, always, group, list, optional } from './codec.ts';
import { moment, oneOf, text, date, flag, isoMoment, isoText, lowerCase, number } from './values.ts';
import { billed, fact } from './factFields.ts';

/** What an owner saw beside the button that pays or consents, as it is stored (decisions/WhatWasAgreed.mdx). */
export const agreement = whole({
  text: nullable('text', text),
  termsVersion: nullable('terms_version', text),
  shownAt: nullable('shown_at', moment),
  language: nullable('language', oneOf(languages)),
});

/** What an owner saw, with the version of the terms, the moment and the language. */
export type StoredAgreement = NonNullable<ReturnType<typeof agreement.decode>>;

const shownChange = {
  id: nullable('id', text),
  plan: nullable('plan', oneOf(publicPlanNames)),
  planName: nullable('planName', text),
  interval: nullable('interval', oneOf(billingIntervals)),
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

const changeNotes = {
  /** The coupon whose price stays; null when there is none. */
  couponCode: nullable('couponCode', text),
  /** The coupon whose price ends; null when none is lost. */
  lostCoupon: nullable('couponEnds', text),
  /** What the owner last saw; null in a change older than this field. */
  agreement: optional('agreement', agreement),
};

/** A requested change, which its owner may have consented to at the provider. */
const askedChange = whole(shownChange, changeNotes);
/** A requested change with its consent page; null until the provider has responded. */
const waitingChange = whole(shownChange, {
  ...changeNotes,
  approveUrl: nullable('approve_url', text),
});

/** A seasonal pause. The first group of fields is required. */
const pause = whole(
  {
    askedAt: nullable('asked_at', moment),
    until: nullable('until', moment),
    /** The end of the paid time, or of the trial, when the pause was requested. */
    endBefore: nullable('covered_until', moment),
  },
  {
    /** Since when the provider charges nothing; null until the provider has confirmed it. */
    from: nullable('from', moment),
    /** When the owner was notified that the pause ends soon. */
    noticedAt: nullable('noticed_at', moment),
    /** When ending the pause as promised failed; an operator must then look at it. */
    failedAt: nullable('failed_at', moment),
  },
);

/** A new price, announced or not: the plan's prices, and their total for the owner's devices. */
const priceChange = whole(
  {
    price: nullable('price', number),
    additionalDevice: nullable('additional_device', number),
    total: nullable('total', number),
    /** A charge before this date never costs the new price. */
    notBefore: nullable('not_before', moment),
    askedAt: nullable('asked_at', moment),
  },
  {
    /** When the owner was notified, and the date of the first charge at the new price. */
    announcedAt: nullable('announced_at', moment),
    from: nullable('from', moment),
  },
);

/** The server's own part: the account and the agreed terms. */
export const billingTable = {
  ...billed,
  /** The account; null for an imported record. */
  uid: optional('uid', text),
  planName: nullable('plan_name', text),
  trialDays: nullable('trial_days', number),
  /** The trial's end as it was offered; without a trial, the first charge, which is later if an earlier period still lasted. */
  firstCharge: nullable('trial_ends', moment),
  created: nullable('created', moment),
  couponCode: nullable('coupon_code', text),
  /** When the recorded status began, according to the provider; null if unknown. */
  statusSince: nullable('status_since', moment),
  /** When the read that returned the status began; updated while slower reads may still arrive. */
  statusRead: optional('status_read', moment),
  /** Since when the provider bills other terms than agreed, or an unreadable price. */
  changedAtProvider: optional('changed_at_provider', moment),
  /** The billed terms before the last recorded change, while a slow read may still tell of them. */
  changedFrom: group('changed_from', {
    ...billed,
    providerPlanId: nullable('paypal_plan_id', text),
    at: nullable('at', moment),
  }),
  /** To which day a change moved the next charge, which it must not do (reference/PayPal.mdx#changes). */
  movedCharge: group('moved_charge', { to: nullable('to', moment) }),
  /** In records from before they were derived: the devices that counted instead of the agreed ones. */
  formerCounted: group('counted', { posDevices: nullable('pos_devices', number) }),
};

/** Every field of R-DATA-SUBSCRIPTION, and the server's own. `factFields` holds some stored names. */
export const subscriptionTable = {
  /** Imported records may have it in upper case, as the provider sends it. */
  status: always('status', lowerCase, ''),
  customerName: always('customerName', text, ''),
  /** The buyer's details on invoices, if the owner changed them here. */
  businessName: optional('business_name', text),
  taxNumber: optional('tax_number', text),
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
  /** The owner's language; null in records older than this field, which means English. */
  language: optional('language', oneOf(languages)),
  consents: group('consents', {
    marketing: optional('marketing', flag),
    /** When the owner last gave or withdrew the marketing consent; `dateAccepted` is for the terms. */
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
    originalPrice: optional('original_price', number),
    discountedPrice: optional('discounted_price', number),
    providerPlanId: optional('paypal_plan_id', text),
  }),
  /** Null for a record that was imported and never compared with the provider. */
  billing: group('billing', billingTable),
  /** When the record is next compared with the provider. */
  nextCheck: optional('next_check', date),
  /** When the owner's next notice is due (`#domain/notices.ts`), and the name of the last one sent. */
  reminderDue: optional('reminder_due', date),
  lastNotice: optional('last_notice', text),
  pause: optional('pause', pause),
  pauseDue: optional('pause_due', date),
  /** What happened to the subscription's time and money; what it covers and owes is derived from them (`standing/standingOf.ts`). */
  facts: list('facts', fact),
  priceChange: optional('price_change', priceChange),
  ending: group('cancellation', {
    at: nullable('at', moment),
    by: nullable('by', oneOf(['owner', 'provider', 'support'])),
    /** The owner's reason; null if none was given. */
    reason: nullable('reason', text),
  }),
  /** When the provider's list of transactions was last read, and how often movements of money were written. */
  transactionsReadAt: optional('transactions_read_at', moment),
  moneyVersion: optional('money_version', number),
  waitingChange: optional('waiting_change', waitingChange),
  /** The requested changes, oldest first. */
  askedChanges: list('asked_changes', askedChange),
  /** What the owner was shown when they subscribed and at each change they consented to, the oldest first. */
  agreements: list('agreements', agreement),
  /** The address that gets a copy of every paper, and the account that named it. */
  books: group('books', {
    uid: always('uid', text, ''),
    email: always('email', text, ''),
    asked: nullable('asked', date),
    /** When its holder confirmed it; null before. */
    confirmed: nullable('confirmed', date),
  }),
  /** The devices paid for earlier: they count until the first charge, or again when a free subscription ends. */
  paidDevices: optional('paid_devices', number),
  /** For a past subscription: its account, and when another subscription replaced it. */
  uid: optional('uid', text),
  replacedAt: optional('replaced_at', moment),
};
