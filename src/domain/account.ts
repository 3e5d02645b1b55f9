import { array, boolean, number, object, string, type InferType } from 'yup';
import { currencies } from './currency.ts';
import { eachDraftText } from './draft.ts';
import { billingIntervals, publicPlanNames } from './plan.ts';
import { minorUnits } from './moneySchema.ts';
import { confirmationSchema } from './recordedSubscription.ts';
import { buyerSchema, languageSchema, ownerNameSchema } from './registration.ts';

/** ISO 8601, UTC. */
const moment = string();

/**
 * The status of a subscription from the owner's perspective. `cancelled`: there are no more charges, and access lasts until
 * `accessUntil`; `ended`: access is over. Only these two allow a new subscription. `refunded`: it continues, but the current
 * period was refunded, so there is no access before the next charge. `paused`: the owner has paused it for the season.
 */
export const accountStates = [
  'trial',
  'active',
  'paymentFailed',
  'refunded',
  'suspended',
  'paused',
  'cancelled',
  'ended',
] as const;

export type AccountState = (typeof accountStates)[number];

const money = {
  /** In minor units of `currency`. */
  amount: minorUnits.required(),
  currency: string().oneOf(currencies).required(),
};

const paidTermsSchema = object({
  interval: string().oneOf(billingIntervals).required(),
  posDevices: number().integer().required(),
  /** The price of a period with the included device; null if it is not on record. */
  basePrice: minorUnits.nullable().defined(),
  couponCode: string().nullable().defined(),
  /** What the coupon takes off that price; null without a coupon, or if it is not on record. */
  couponSaves: minorUnits.nullable().defined(),
});

/** The terms of which a charge paid one period. */
export type PaidTerms = InferType<typeof paidTermsSchema>;

/** One charge, refund, reversal or reinstatement, identified by the payment provider's transaction id. */
const receiptSchema = object({
  transactionId: string().required(),
  /** The number of the invoice for a charge, of the credit note for a refund, or of the debit note that undoes one. */
  number: string().required(),
  /** On a credit or debit note: the number of the refunded invoice; null if the provider does not name the charge. */
  creditFor: string().nullable().defined(),
  /** The provider's id of the subscription: the current one, a past one, or one that was never activated. */
  subscriptionId: string().required(),
  /** A `refund` comes from us, a `reversal` from the provider; a `reinstatement` undoes one, after a dispute that we won. */
  kind: string()
    .oneOf(['charge', 'refund', 'reversal', 'reinstatement'] as const)
    .required(),
  at: moment.required(),
  ...money,
  /** The period that a charge covers; null if it is unknown, and for refunds. */
  periodStart: moment.nullable().defined(),
  periodEnd: moment.nullable().defined(),
  /** The terms of which a charge paid one period; null if they are unknown, and for refunds. */
  paidFor: paidTermsSchema.nullable().defined().default(null),
  /** Whether a charge was refunded immediately because the owner got nothing for it, such as a second subscription. */
  refundedUnused: boolean().required(),
  /** The refunded share of a charge. The provider may not report the amount of a partial refund. */
  returned: string()
    .oneOf(['nothing', 'part', 'all'] as const)
    .required(),
});

export type Receipt = InferType<typeof receiptSchema>;

export const changeSchema = object({
  plan: string().oneOf(publicPlanNames).required(),
  posDevices: number().integer().required(),
  interval: string().oneOf(billingIntervals).required(),
  currency: string().oneOf(currencies).required(),
  /** The new price of each period, in minor units. */
  total: minorUnits.required(),
  /** The first charge at the new price: the next charge, or the first after the trial. */
  from: moment.required(),
  /**
   * When the new number of devices takes effect: more devices with that charge, fewer at the end of the paid period. Null:
   * as soon as the owner agrees.
   */
  devicesFrom: moment.nullable().defined(),
  /** Code of the coupon whose price ends with this change; null if no coupon price is lost. */
  lostCoupon: string().nullable().defined(),
});

export type SubscriptionChange = InferType<typeof changeSchema>;

/** A change that awaits the owner's consent at the payment provider; until then the old price is charged. */
const waitingChangeSchema = changeSchema.concat(
  object({
    /** The provider's consent page. */
    approveUrl: string().required(),
    askedAt: moment.required(),
  }),
);

export type WaitingChange = InferType<typeof waitingChangeSchema>;

export const profileSchema = object({
  ...ownerNameSchema,
  ...buyerSchema,
  marketingConsent: boolean().required(),
}).noUnknown();

/** The stored profile. An imported name may be longer than the form allows. */
const storedProfileSchema = object({
  fullName: string().defined(),
  ...eachDraftText(() => string().defined()),
  businessName: string(),
  taxNumber: string(),
  marketingConsent: boolean().required(),
});

/** The owner's name, the truck's name, the buyer's data on invoices, and the marketing consent. */
export type Profile = InferType<typeof profileSchema>;

const pauseSchema = object({
  /**
   * `asked`: the provider has not confirmed the pause yet; `paused`: charges are suspended; `resuming`: it is over, but the
   * provider has not confirmed that yet; `failed`: the provider would not have charged as promised, so nothing is charged.
   */
  step: string()
    .oneOf(['asked', 'paused', 'resuming', 'failed'] as const)
    .required(),
  /** When charges stopped; null until the provider has confirmed the pause. */
  from: moment.nullable().defined(),
  until: moment.required(),
  /** The remaining days of the paid period, or of the trial, that are kept. */
  daysKept: number().integer().min(0).required(),
});

export type Pause = InferType<typeof pauseSchema>;

/** A pause that the owner may choose. The server computes its days, because a browser's clock may be wrong. */
const pauseOfferSchema = object({
  until: moment.required(),
  nextChargeAt: moment.required(),
  daysKept: number().integer().min(0).required(),
});

export type PauseOffer = InferType<typeof pauseOfferSchema>;

/** A new price announced to the owner, in minor units of the current currency, with its first charge. */
const announcedPriceSchema = object({ total: minorUnits.required(), from: moment.required() });

export type AnnouncedPrice = InferType<typeof announcedPriceSchema>;

/** The terms for subscribing again, without a second trial. */
export const comeBackSchema = object({
  /** The date of the first charge: the end of the paid period. Null: the day of subscribing again. */
  firstChargeAt: moment.nullable().defined(),
});

export type ComeBack = InferType<typeof comeBackSchema>;

/** The address that gets a copy of every paper, and whether its holder has confirmed it. */
export const booksSchema = object({ email: string().required(), confirmed: boolean().required() });

/** The address that gets a copy of every paper. */
export type Books = InferType<typeof booksSchema>;

/** The papers of an owner, for the holder of a link that opens nothing else. */
export const papersSchema = object({
  /** Newest first. */
  receipts: array(receiptSchema).defined(),
  profile: storedProfileSchema.omit(['marketingConsent']),
  email: string().required(),
});

export type Papers = InferType<typeof papersSchema>;

/** All data about the subscription on `/account`. */
export const accountSchema = object({
  state: string().oneOf(accountStates).required(),
  subscription: confirmationSchema.required(),
  /** The next charge at the provider; null if there is none, for example after a cancellation or for a free subscription. */
  nextCharge: object({ at: moment.required(), ...money })
    .nullable()
    .defined()
    .default(null),
  /** The end of access to a canceled or ended subscription; null while the subscription runs. */
  accessUntil: moment.nullable().defined(),
  /** The time of the cancellation; null while the subscription runs. */
  cancelledAt: moment.nullable().defined(),
  /** A failed charge that is still unpaid. */
  failedPayment: object({
    at: moment.required(),
    ...money,
    /** The provider's next retry; null if there is none. */
    nextTryAt: moment.nullable().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The current period, if its charge was refunded: its start, and its former end. */
  refundedTime: object({ at: moment.required(), until: moment.required() })
    .nullable()
    .defined()
    .default(null),
  waitingChange: waitingChangeSchema.nullable().defined().default(null),
  /** A new price for a later charge; null if none was announced. */
  announcedPrice: announcedPriceSchema.nullable().defined().default(null),
  /** The pause for the season; null if there is none. */
  pause: pauseSchema.nullable().defined().default(null),
  /** The pauses currently on offer; empty if the subscription cannot be paused. */
  pauseOffers: array(pauseOfferSchema).defined().default([]),
  /** When the subscription may be paused again, if only its last pause hinders another one now; null otherwise. */
  pauseAgainAt: moment.nullable().defined().default(null),
  /** Newest first. */
  receipts: array(receiptSchema).defined(),
  /** The provider's page about this subscription; null for a free one. */
  providerUrl: string().nullable().defined(),
  profile: storedProfileSchema.required(),
  books: booksSchema.nullable().defined().default(null),
  /** Until when the owner of the former address can take it back; null if the address has not changed lately. */
  wayBackUntil: moment.nullable().defined().default(null),
  language: languageSchema,
  /** The terms for subscribing again; null if the owner may not. */
  comeBack: comeBackSchema.nullable().defined().default(null),
});

export type Account = InferType<typeof accountSchema>;

/**
 * Which states give access. A failed charge keeps it while the provider tries again and has not suspended the subscription; a refund in full takes the time that the
 * charge paid for, a pause keeps its days for later, and a canceled subscription has it until the end of its paid time.
 */
const accessIn: Readonly<Record<AccountState, boolean>> = {
  trial: true,
  active: true,
  paymentFailed: true,
  refunded: false,
  suspended: false,
  paused: false,
  cancelled: true,
  ended: false,
};

/** Whether the owner has access now. Until the provider holds a pause, it keeps no days: what is paid goes on. */
export function givesAccess({
  state,
  pause,
  refundedTime,
}: Pick<Account, 'state' | 'refundedTime'> & { pause: { from: unknown } | null }): boolean {
  return accessIn[state] || (state === 'paused' && pause?.from === null && refundedTime === null);
}
