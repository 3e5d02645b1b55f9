import type { Account, AccountState, Receipt, SubscriptionChange, WaitingChange } from '#domain/account.ts';
import { pauseOffers } from '#domain/pause.ts';
import { quoteFor } from '#domain/quote.ts';
import { priceForCurrency, type PublicPlanName } from '#domain/plan.ts';
import { sampleConfirmation, sampleFreeConfirmation, samplePlan, sampleRegistration } from './samples.ts';

const { fullName, restaurantName, businessName, taxNumber, marketingConsent } = sampleRegistration;
const subscription = sampleConfirmation();
const price = { amount: subscription.total, currency: subscription.currency };

const offersAt = (day: string, endBefore: string) =>
  pauseOffers({ now: new Date(`${day}T14:00:00Z`), endBefore: new Date(endBefore), months: 6 });

/** In the trial, a day after sign-up, before any charge. */
export const inTrial: Account = {
  state: 'trial',
  subscription,
  nextCharge: { at: subscription.trialEndsAt, ...price },
  accessUntil: null,
  cancelledAt: null,
  failedPayment: null,
  waitingChange: null,
  receipts: [],
  providerUrl: 'https://www.paypal.example/myaccount/autopay/connect/I-SAMPLE0001',
  profile: { fullName, restaurantName, businessName, taxNumber, marketingConsent },
  books: null,
  wayBackUntil: null,
  comeBack: null,
  refundedTime: null,
  announcedPrice: null,
  pause: null,
  pauseOffers: offersAt('2026-11-22', subscription.trialEndsAt),
  pauseAgainAt: null,
};

const movement = {
  creditFor: null,
  subscriptionId: subscription.subscriptionId,
  ...price,
  periodStart: null,
  periodEnd: null,
  paidFor: null,
  refundedUnused: false,
  returned: 'nothing',
} as const;

/** A monthly charge, by its number of months after the trial. */
function charge(month: number): Receipt {
  const at = new Date(Date.UTC(2026, 10 + month, 28, 10)).toISOString();
  const periodEnd = new Date(Date.UTC(2026, 11 + month, 28, 10)).toISOString();
  return {
    ...movement,
    transactionId: `SAMPLE${8_400 + month}CH`,
    number: `INV-SAMPLE${8_400 + month}CH`,
    kind: 'charge',
    at,
    periodStart: at,
    periodEnd,
    paidFor: {
      interval: subscription.interval,
      posDevices: subscription.posDevices,
      basePrice: priceForCurrency(samplePlan('Monthly'), subscription.currency).price,
      couponCode: null,
      couponSaves: null,
    },
  };
}

/** A number of monthly charges, newest first. */
function sampleCharges(count: number): Receipt[] {
  return Array.from({ length: count }, (_, index) => charge(count - 1 - index));
}

type Paying = Account & { nextCharge: NonNullable<Account['nextCharge']> };

/** So many months were paid; the next charge is made when the newest of them ends. */
export function paidFor(months: number): Paying {
  const receipts = sampleCharges(months);
  const at = receipts[0]?.periodEnd ?? subscription.trialEndsAt;
  return { ...inTrial, state: 'active', nextCharge: { at, ...price }, receipts, pauseOffers: [] };
}

/** Two months are paid; the third charge comes next. */
export const active: Paying = {
  ...paidFor(2),
  pauseOffers: offersAt('2027-01-10', '2027-01-28T10:00:00.000Z'),
};

/** The second charge was partly refunded, and the first was reversed. */
export const withRefunds: Account = {
  ...active,
  receipts: [
    {
      ...movement,
      transactionId: 'SAMPLE8502RV',
      number: 'CN-SAMPLE8502RV',
      creditFor: 'INV-SAMPLE8400CH',
      kind: 'reversal',
      at: '2027-01-06T12:00:00.000Z',
    },
    {
      ...movement,
      transactionId: 'SAMPLE8501RF',
      number: 'CN-SAMPLE8501RF',
      creditFor: 'INV-SAMPLE8401CH',
      kind: 'refund',
      at: '2027-01-04T12:00:00.000Z',
      amount: 2_000,
    },
    ...sampleCharges(2),
  ],
};

/** PayPal decided the dispute of the first charge for us, and undid the reversal. */
export const withUndoneReversal: Account = {
  ...withRefunds,
  receipts: [
    {
      ...movement,
      transactionId: 'SAMPLE8502RV-undone',
      number: 'DN-SAMPLE8502RV',
      creditFor: 'INV-SAMPLE8400CH',
      kind: 'reinstatement',
      at: '2027-01-08T12:00:00.000Z',
    },
    ...withRefunds.receipts,
  ],
};

/** A second subscription, approved in another tab, was charged and refunded immediately. */
export const withGivenBack: Account = {
  ...active,
  receipts: [
    {
      ...movement,
      subscriptionId: 'I-SAMPLE0002',
      transactionId: 'SAMPLE8602RF',
      number: 'CN-SAMPLE8602RF',
      kind: 'refund',
      at: '2027-01-06T12:00:03.000Z',
      amount: sampleChange('Yearly', 1).total,
    },
    {
      ...movement,
      subscriptionId: 'I-SAMPLE0002',
      transactionId: 'SAMPLE8601CH',
      number: 'INV-SAMPLE8601CH',
      kind: 'charge',
      at: '2027-01-06T12:00:00.000Z',
      amount: sampleChange('Yearly', 1).total,
      refundedUnused: true,
    },
    ...sampleCharges(2),
  ],
};

/** The third charge failed; PayPal retries in five days. */
export const paymentFailed: Account = {
  ...active,
  state: 'paymentFailed',
  pauseOffers: [],
  nextCharge: { at: '2027-02-28T10:00:00.000Z', ...price },
  failedPayment: { at: '2027-01-28T10:00:00.000Z', ...price, nextTryAt: '2027-02-02T10:00:00.000Z' },
};

/** The second charge was refunded in full; the subscription continues. */
export const refunded: Account = {
  ...active,
  state: 'refunded',
  pauseOffers: [],
  refundedTime: { at: '2027-01-10T14:00:00.000Z', until: '2027-01-28T10:00:00.000Z' },
  receipts: [
    {
      ...movement,
      transactionId: 'SAMPLE8701RF',
      number: 'CN-SAMPLE8701RF',
      kind: 'refund',
      at: '2027-01-10T14:00:00.000Z',
    },
    { ...charge(1), returned: 'all' },
    charge(0),
  ],
};

/** The third charge, which PayPal will not try again. */
export const givenUpCharge = { at: '2027-02-07T10:00:00.000Z', ...price, nextTryAt: null };

/** Suspended by PayPal, which will try the third charge again: without another try, the subscription soon ends. */
export const suspended: Account = {
  ...paymentFailed,
  state: 'suspended',
  nextCharge: null,
  failedPayment: { ...givenUpCharge, nextTryAt: '2027-02-12T10:00:00.000Z' },
};

/** Paused on January 4, and resumed since. */
export const pausedNotLongAgo: Account = {
  ...active,
  pauseOffers: [],
  pauseAgainAt: '2027-02-03T08:00:00.000Z',
};

/** Paused on January 10 until March, with 18 paid days kept. */
export const paused: Account = {
  ...active,
  state: 'paused',
  nextCharge: { at: '2027-03-19T10:00:00.000Z', ...price },
  pause: {
    step: 'paused',
    from: '2027-01-10T14:00:00.000Z',
    until: '2027-03-01T10:00:00.000Z',
    daysKept: 18,
  },
  pauseOffers: [],
};

/** The same pause: before the provider's confirmation, and at its end. */
export const pauseIn = (step: NonNullable<Account['pause']>['step']): Account => ({
  ...paused,
  pause: paused.pause && { ...paused.pause, step, from: step === 'asked' ? null : paused.pause.from },
});

/** The same pause, which could not end as promised: the kept days run, and the owner is asked to agree again. */
export const pauseFailed: Account = {
  ...pauseIn('failed'),
  state: 'cancelled',
  nextCharge: null,
  cancelledAt: '2027-03-01T10:05:00.000Z',
  accessUntil: '2027-03-19T10:00:00.000Z',
  comeBack: { firstChargeAt: '2027-03-19T10:00:00.000Z' },
};

/** Canceled in the second paid month, which can still be used. */
export const cancelled: Account = {
  ...active,
  state: 'cancelled',
  nextCharge: null,
  cancelledAt: '2027-01-10T14:00:00.000Z',
  accessUntil: '2027-01-28T10:00:00.000Z',
  comeBack: { firstChargeAt: '2027-01-28T10:00:00.000Z' },
};

/** Canceled in the trial; nothing was ever charged. */
export const cancelledInTrial: Account = {
  ...inTrial,
  state: 'cancelled',
  nextCharge: null,
  cancelledAt: '2026-11-22T14:00:00.000Z',
  accessUntil: subscription.trialEndsAt,
  comeBack: { firstChargeAt: subscription.trialEndsAt },
};

export const ended: Account = { ...cancelled, state: 'ended', comeBack: { firstChargeAt: null } };

/** PayPal gave up the third charge. */
export const endedUnpaid: Account = {
  ...ended,
  cancelledAt: '2027-02-07T10:00:00.000Z',
  accessUntil: '2027-02-07T10:00:00.000Z',
  failedPayment: givenUpCharge,
};

export const freeAccount: Account = {
  ...inTrial,
  state: 'active',
  subscription: sampleFreeConfirmation,
  pauseOffers: [],
  nextCharge: null,
  providerUrl: null,
};

export const accountIn: Readonly<Record<AccountState, Account>> = {
  trial: inTrial,
  active,
  paymentFailed,
  refunded,
  suspended,
  paused,
  cancelled,
  ended,
};

export function sampleChange(
  plan: PublicPlanName = 'Yearly',
  posDevices: number = 5,
  account: Account = active,
): SubscriptionChange {
  const { currency, couponCode } = account.subscription;
  const { interval, total } = quoteFor({ plan: samplePlan(plan), posDevices, currency });
  const from = account.nextCharge?.at ?? account.subscription.trialEndsAt;
  const { state } = account;
  const devicesFrom = state === 'trial' ? null : from;
  return { plan, posDevices, interval, currency, total, from, devicesFrom, lostCoupon: couponCode };
}

/** Five devices are agreed on; the paid number applies until the next charge. */
export const withFewerUntilCharged: Account = {
  ...active,
  subscription: {
    ...active.subscription,
    posDevices: 5,
    total: sampleChange('Monthly').total,
    countedDevices: {
      posDevices: active.subscription.posDevices,
      until: active.nextCharge.at,
    },
  },
  nextCharge: { ...active.nextCharge, amount: sampleChange('Monthly').total },
};

/** Five devices, billed yearly, wait for the owner's consent. */
export const sampleWaitingChange: WaitingChange = {
  ...sampleChange(),
  approveUrl: 'https://www.paypal.example/webapps/billing/subscriptions/update?ba_token=BA-SAMPLE',
  askedAt: '2027-01-10T14:00:00.000Z',
};

export const withWaitingChange: Account = { ...active, waitingChange: sampleWaitingChange };
