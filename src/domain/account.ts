import { array, boolean, number, object, string, type InferType } from 'yup';
import { currencies } from './currency.ts';
import { publicPlanNames } from './plan.ts';
import { confirmationSchema } from './recordedSubscription.ts';
import { buyerSchema, languageSchema, ownerNameSchema } from './registration.ts';

const minorUnits = number().integer().min(0);

/** ISO 8601, UTC. */
const moment = string();

/**
 * The state of a subscription in the owner's terms. `cancelled`: nothing more is charged, access lasts until `accessUntil`;
 * `ended`: access is over. Only these two allow a new subscription. `unpaid`: it goes on, but the current period was refunded,
 * so there is no access before the next charge. `paused`: the owner has paused it for the season.
 */
export const accountStates = [
  'trial',
  'active',
  'paymentFailed',
  'unpaid',
  'suspended',
  'paused',
  'cancelled',
  'ended',
] as const;

/** A state of a subscription in the owner's terms. */
export type AccountState = (typeof accountStates)[number];

const money = {
  /** In minor units of `currency`. */
  amount: minorUnits.required(),
  currency: string().oneOf(currencies).required(),
};

/** One movement of money, by the payment provider's id of the transaction. */
export const receiptSchema = object({
  transactionId: string().required(),
  /** The number of the invoice for a charge, or of the credit note for a refund. */
  number: string().required(),
  /** For a credit note: the number of the refunded invoice; null if the provider does not name the charge. */
  creditFor: string().nullable().defined(),
  /** The provider's id of the subscription: the present one, a past one, or one that was never opened. */
  subscriptionId: string().required(),
  /** We give back a refund, the provider a reversal. */
  kind: string()
    .oneOf(['charge', 'refund', 'reversal'] as const)
    .required(),
  at: moment.required(),
  ...money,
  /** The period that a charge pays for; null if it is unknown, and for refunds. */
  periodStart: moment.nullable().defined(),
  periodEnd: moment.nullable().defined(),
  /** Whether a charge paid for nothing and was refunded at once, as for a second subscription. */
  givenBack: boolean().required(),
  /** How much of a charge was given back. The provider may not say how much a part was. */
  returned: string()
    .oneOf(['nothing', 'part', 'all'] as const)
    .required(),
});

/** A charge, a refund or a reversal. */
export type Receipt = InferType<typeof receiptSchema>;

/** Another plan or number of devices, and what it charges. */
export const changeSchema = object({
  plan: string().oneOf(publicPlanNames).required(),
  posDevices: number().integer().required(),
  interval: string()
    .oneOf(['month', 'year'] as const)
    .required(),
  currency: string().oneOf(currencies).required(),
  /** The new price of each period, in minor units. */
  total: minorUnits.required(),
  /** When the new price is charged first: the next charge, or the first after the trial. */
  from: moment.required(),
  /**
   * When the new number of devices counts: more devices with that charge, fewer when the paid time ends. Null: when the owner
   * agrees.
   */
  devicesFrom: moment.nullable().defined(),
  /** Code of the coupon whose price ends with this change; null if no coupon's price is lost. */
  couponEnds: string().nullable().defined(),
});

/** A change that an owner may make or has requested. */
export type SubscriptionChange = InferType<typeof changeSchema>;

/** A change that waits for the owner's consent at the payment provider; until then the old price is charged. */
export const waitingChangeSchema = changeSchema.concat(
  object({
    /** The provider's page for consenting. */
    approveUrl: string().required(),
    askedAt: moment.required(),
  }),
);

/** A change that waits for consent. */
export type WaitingChange = InferType<typeof waitingChangeSchema>;

/** The fields that owners can change about themselves. */
export const profileSchema = object({
  ...ownerNameSchema,
  ...buyerSchema,
  marketingConsent: boolean().required(),
}).noUnknown();

/** The stored profile. An imported name may be longer than the form allows. */
const storedProfileSchema = object({
  fullName: string().defined(),
  restaurantName: string().defined(),
  businessName: string(),
  taxNumber: string(),
  marketingConsent: boolean().required(),
});

/** The owner's name, the truck's name, what invoices say about the buyer, and the consent to marketing. */
export type Profile = InferType<typeof profileSchema>;

/** A pause for the season. */
export const pauseSchema = object({
  /**
   * `asked`: the provider has not confirmed it yet; `paused`: nothing is charged; `resuming`: it is over, and the provider has
   * not confirmed that yet; `failed`: the provider would not have charged as was promised, so nothing is charged at all.
   */
  step: string()
    .oneOf(['asked', 'paused', 'resuming', 'failed'] as const)
    .required(),
  /** Since when nothing is charged; null until the provider has confirmed it. */
  from: moment.nullable().defined(),
  /** When it ends. */
  until: moment.required(),
  /** The days of paid time, or of the trial, that wait. */
  daysKept: number().integer().min(0).required(),
});

/** A pause for the season. */
export type Pause = InferType<typeof pauseSchema>;

/** A pause that the owner may choose. The server counts its days, because a browser's clock may be wrong. */
const pauseOfferSchema = object({
  until: moment.required(),
  /** The first charge after it. */
  nextChargeAt: moment.required(),
  daysKept: number().integer().min(0).required(),
});

/** A pause that the owner may choose. */
export type PauseOffer = InferType<typeof pauseOfferSchema>;

/** A new price that its owner was told, in minor units of the present price's currency, with its first charge. */
export const announcedPriceSchema = object({ total: minorUnits.required(), from: moment.required() });

/** A new price that the owner was told. */
export type AnnouncedPrice = InferType<typeof announcedPriceSchema>;

/** The terms on which an owner subscribes again, without a second trial. */
export const comeBackSchema = object({
  /** When the first charge is made: at the end of the paid period. Null: on the day of subscribing again. */
  firstChargeAt: moment.nullable().defined(),
});

/** The terms on which an owner subscribes again. */
export type ComeBack = InferType<typeof comeBackSchema>;

/** All that an owner sees of the subscription on `/account`. */
export const accountSchema = object({
  state: string().oneOf(accountStates).required(),
  subscription: confirmationSchema.required(),
  /** The next charge at the provider; null if there is none, as after a cancellation or for a free subscription. */
  nextCharge: object({ at: moment.required(), ...money })
    .nullable()
    .defined()
    .default(null),
  /** Until when a cancelled subscription can be used, or since when it cannot; null while it runs. */
  accessUntil: moment.nullable().defined(),
  /** When it was cancelled; null while it runs. */
  cancelledAt: moment.nullable().defined(),
  /** A failed charge that is still unpaid. */
  failedPayment: object({
    at: moment.required(),
    ...money,
    /** When the provider tries again; null if it does not. */
    nextTryAt: moment.nullable().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The current period, if its money was given back: its beginning, and its former end. */
  timeGivenBack: object({ at: moment.required(), until: moment.required() })
    .nullable()
    .defined()
    .default(null),
  waitingChange: waitingChangeSchema.nullable().defined().default(null),
  /** A new price that is charged later; null if none was announced. */
  announcedPrice: announcedPriceSchema.nullable().defined().default(null),
  /** The pause for the season; null if there is none. */
  pause: pauseSchema.nullable().defined().default(null),
  /** The pauses that are offered now; empty if the subscription cannot be paused. */
  pauseOffers: array(pauseOfferSchema).defined().default([]),
  /** Newest first. */
  receipts: array(receiptSchema).defined(),
  /** The provider's page about this subscription; null for a free one. */
  providerUrl: string().nullable().defined(),
  profile: storedProfileSchema.required(),
  language: languageSchema,
  /** Present when the owner may subscribe again. */
  comeBack: comeBackSchema.nullable().defined().default(null),
});

/** An owner's account. */
export type Account = InferType<typeof accountSchema>;
