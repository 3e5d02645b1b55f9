import { currencies } from '#domain/currency.ts';
import { languages } from '#domain/language.ts';
import { agreement } from './agreementFields.ts';
import { askedChange, movedEnd, pause, priceChange, waitingChange } from './changeFields.ts';
import { always, group, list, nullable, optional } from './codec.ts';
import { date, flag, isoMoment, isoText, moment, number, oneOf, text } from './values.ts';

/** What is billed, as each part of a record that names a price stores it. */
const billed = {
  interval: nullable('interval', oneOf(['month', 'year'])),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('pos_devices', number),
  /** Minor units a period. */
  total: nullable('total', number),
};

/** The server's own part: what the owner was shown, and whose it is. */
export const billingTable = {
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

/** Every field of R-DATA-SUBSCRIPTION, and the server's own. The stored names are known here only. */
export const subscriptionTable = {
  /** In any letters, as a person or the provider wrote it: `recordStatus` reads it. */
  status: always('status', text, ''),
  customerName: always('customerName', text, ''),
  /** What invoices say about the buyer, of an owner who changed it here. */
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
  /** In which the owner reads; null for a record from before it was asked, which is English. */
  language: optional('language', oneOf(languages)),
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
  billing: group('billing', billingTable),
  /** When it is compared with the provider next. */
  nextCheck: optional('next_check', date),
  /** When its owner is to get the next notice of the table (`#domain/notices.ts`), and the name of the one sent last. */
  reminderDue: optional('reminder_due', date),
  lastNotice: optional('last_notice', text),
  /** The pause for the season, and when something is to be done about it. */
  pause: optional('pause', pause),
  pauseDue: optional('pause_due', date),
  /** What the pauses that are over have moved, the oldest first. */
  movedEnds: list('moved_ends', movedEnd),
  priceChange: optional('price_change', priceChange),
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
  /** What the owner was shown when they subscribed and at each change they consented to, the oldest first. */
  agreements: list('agreements', agreement),
  /** Of a free subscription: the devices paid for before it, which count again when it ends. */
  paidDevices: optional('paid_devices', number),
  /** Of a past subscription: its account, and since when another has its place. */
  uid: optional('uid', text),
  replacedAt: optional('replaced_at', moment),
};
