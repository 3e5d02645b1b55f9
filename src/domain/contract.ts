import { array, mixed, number, object, string, type InferType, type ObjectSchema } from 'yup';
import {
  accountSchema,
  booksSchema,
  changeSchema,
  comeBackSchema,
  papersSchema,
  profileSchema,
  type Profile,
} from './account.ts';
import { fitsIn } from './characters.ts';
import { normalizeCouponCode, type CouponOffer } from './coupon.ts';
import { currencies } from './currency.ts';
import { limits } from './limits.ts';
import { billingIntervals, publicPlanNames, type Plan, type PlanPrice, type PublicPlanName } from './plan.ts';
import { languageSchema, registrationSchema, savedRegistrationSchema } from './registration.ts';
import { minorUnits } from './moneySchema.ts';
import { confirmationSchema, startedSubscriptionSchema } from './recordedSubscription.ts';

const planPriceSchema: ObjectSchema<PlanPrice> = object({
  currency: string().oneOf(currencies).required(),
  price: minorUnits.required(),
  additionalDevice: minorUnits.required(),
  pricePerMonth: minorUnits.nullable().defined(),
  providerPlanId: string().nullable().defined(),
  providerPlanIdNoTrial: string().nullable(),
});

const planSchema: ObjectSchema<Plan> = object({
  name: string().required(),
  interval: string().oneOf(billingIntervals).required(),
  freeTrialDays: number().integer().min(0).required(),
  features: array(string().required()).defined(),
  prices: array(planPriceSchema).min(1).defined(),
});

const couponOfferSchema: ObjectSchema<CouponOffer> = object({
  code: string().required(),
  plan: planSchema.nullable().defined(),
});

const nothing = object({}).noUnknown();

const planChoice = {
  plan: string().oneOf(publicPlanNames).required(),
};

const couponCode = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? normalizeCouponCode(typed) : typed))
  .max(limits.couponCode.max);

// An id at the payment provider. It becomes part of an address there, so it holds nothing that an address would read otherwise.
const providerId = string().matches(/^[\w-]{0,50}$/u);

/** The catalogue's field of each public plan. */
export const catalogueField = {
  Monthly: 'monthly',
  Yearly: 'yearly',
} as const satisfies Record<PublicPlanName, string>;

/** Null if the plan's document is missing or invalid: the funnel then shows its fallback and sells nothing. */
const offeredPlan = planSchema.nullable().defined();

const catalogueSchema = object({
  ...({ monthly: offeredPlan, yearly: offeredPlan } satisfies Record<
    (typeof catalogueField)[PublicPlanName],
    typeof offeredPlan
  >),
  /** Public id for the payment provider's script; null when payments are not set up. */
  providerClientId: string().nullable().defined(),
});

/** The plans on sale, and the data for the payment script. */
export type Catalogue = InferType<typeof catalogueSchema>;

const ownerStatusSchema = object({
  registration: registrationSchema.nullable().defined(),
  /** Present while the owner has a running subscription. */
  subscription: confirmationSchema.nullable().defined(),
  /**
   * Set for an owner whose subscription was canceled or has ended, or whose trial was used before: the sign-up shows these
   * terms, and no trial. Pass it to `quoteFor`.
   */
  comeBack: comeBackSchema.nullable().defined().default(null),
  /** Approved at the payment provider but not recorded here yet: the browser requests its activation. */
  finishingSubscriptionId: string().nullable().defined(),
  language: languageSchema,
});

/** The status of the signed-in owner. No call returns another owner's status. */
export type OwnerStatus = InferType<typeof ownerStatusSchema>;

/** The allowed callers: anyone, or an owner with a verified e-mail address. */
type Access = 'anyone' | 'owner';

/** Validates a response. Throws unless it has the contract's shape. */
interface OutputSchema<Output extends object> {
  validateSync: (value: unknown, options?: { stripUnknown?: boolean }) => Output;
}

/** One call from the browser to the functions: its allowed callers, and both schemas. */
interface Call<Input extends object, Output extends object> {
  access: Access;
  input: ObjectSchema<Input>;
  output: OutputSchema<Output>;
}

function call<Input extends object, Output extends object>(
  access: Access,
  input: ObjectSchema<Input>,
  output: OutputSchema<Output>,
): Call<Input, Output> {
  return { access, input, output };
}

const changeChoice = {
  ...planChoice,
  posDevices: number().integer().min(limits.posDevices.min).max(limits.posDevices.max).required(),
};

/** ISO 8601, UTC. */
const moment = string().matches(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/u);

const shownPrice = {
  total: minorUnits.required(),
  currency: string().oneOf(currencies).required(),
  interval: string().oneOf(billingIntervals).required(),
};

// What the owner read beside the button. A price from the browser is only compared, never charged.
const shownOffer = object({
  ...shownPrice,
  trialDays: number().integer().min(0).required(),
  firstChargeAt: moment.nullable().defined(),
})
  .noUnknown()
  .required();

const shownChange = object({ ...shownPrice, from: moment.required() })
  .noUnknown()
  .required();

/** The part of a quote that decides the agreement's sentence, as the owner saw it (decisions/WhatWasAgreed.mdx). */
export type ShownOffer = InferType<typeof shownOffer>;

/** The same part of a change. */
export type ShownChange = InferType<typeof shownChange>;

/** The secret of a link in one of our e-mails. */
const linkInput = object({ link: string().max(100).required() }).noUnknown();

const myAccount = object({ account: accountSchema.required() });

/** All calls. Browser and server both import this: a change on one side only fails to compile or to parse. */
export const calls = {
  /** Plans on sale. Null for a plan whose data is missing. */
  catalogue: call('anyone', nothing, catalogueSchema),
  /** The status of the signed-in owner's verified e-mail address. */
  myStatus: call('owner', nothing, ownerStatusSchema),
  /**
   * Stores the business, and the owner's language for e-mails and for the payment provider's pages. Refused if the owner has
   * a subscription (`registration/already-subscribed`).
   */
  saveRegistration: call('owner', savedRegistrationSchema, nothing),
  /** Stores the language in which the owner reads; e-mails and the payment provider's pages follow it. */
  setLanguage: call('owner', object({ language: languageSchema.required() }).noUnknown(), nothing),
  /** Returns the offer of a coupon without using it up. */
  checkCoupon: call(
    'owner',
    object({ code: couponCode.defined() }).noUnknown(),
    object({ offer: couponOfferSchema.required() }),
  ),
  /**
   * Creates the subscription at the payment provider, from the server's records. A repeated call returns the same one. Refused
   * (`checkout/price-changed`) if the owner would not be charged what was `shown`.
   */
  startSubscription: call(
    'owner',
    object({ ...planChoice, code: couponCode.nullable().defined(), shown: shownOffer }).noUnknown(),
    startedSubscriptionSchema,
  ),
  /**
   * Reads an approved subscription from the provider and records it. Returns the owner's recorded subscription, which is a
   * different one if the owner approved two; null while the provider is still processing.
   */
  activateSubscription: call(
    'owner',
    object({
      subscriptionId: providerId.min(3).required(),
      orderId: providerId.nullable().defined(),
    }).noUnknown(),
    object({ subscription: confirmationSchema.nullable().defined() }),
  ),
  /** Redeems a free coupon and records the subscription at once; an existing one is returned instead. */
  redeemFreeCoupon: call(
    'owner',
    object({ ...planChoice, code: couponCode.defined() }).noUnknown(),
    object({ subscription: confirmationSchema.required() }),
  ),
  /** The owner's account; null for an owner who never subscribed. */
  myAccount: call('owner', nothing, object({ account: accountSchema.nullable().defined().default(null) })),
  /** Returns the price of another plan or number of devices, and its start date. Changes nothing. */
  previewChange: call('owner', object(changeChoice).noUnknown(), object({ change: changeSchema.required() })),
  /**
   * Requests the change from the payment provider. The old price is charged until the owner consents on the returned page. A
   * request for another change replaces the waiting one. Refused (`checkout/price-changed`) if it would not charge what was `shown`.
   */
  requestChange: call(
    'owner',
    object({ ...changeChoice, shown: shownChange }).noUnknown(),
    object({ approveUrl: string().required() }),
  ),
  /** Discards the waiting change. If the owner still consents to it at the provider, the change takes effect. */
  withdrawChange: call('owner', nothing, myAccount),
  /** Ends the subscription and all charges. A repeated call changes nothing. */
  cancelSubscription: call(
    'owner',
    object({
      reason: string()
        .test('characters', (reason) => !reason || fitsIn(reason, limits.cancelReason.max))
        .nullable()
        .defined(),
    }).noUnknown(),
    myAccount,
  ),
  /**
   * Pauses the subscription until the first of a month. `nextChargeAt` is the next charge date shown to the owner; the call
   * is refused if the date would differ. A repeated call changes nothing.
   */
  pauseSubscription: call(
    'owner',
    object({ until: moment.required(), nextChargeAt: moment.required() }).noUnknown(),
    myAccount,
  ),
  /** Ends the pause now; the kept days start. A repeated call changes nothing. */
  resumeSubscription: call('owner', nothing, myAccount),
  updateProfile: call(
    'owner',
    object({ profile: profileSchema.required() }).noUnknown() as ObjectSchema<{ profile: Profile }>,
    myAccount,
  ),
  /** Names the address that gets copies of the papers, once its holder confirms it by the e-mailed link. */
  setBooks: call(
    'owner',
    object({ address: string().required() }).noUnknown(),
    object({ books: booksSchema.required() }),
  ),
  /** Sends no more copies, and ends all links to the papers. */
  removeBooks: call('owner', nothing, nothing),
  /** Confirms the address for the books. A repeated call changes nothing. */
  confirmBooks: call('anyone', linkInput, nothing),
  openPapers: call('anyone', linkInput, papersSchema),
  /** Gives an account its former address back, and ends all its sign-ins. Returns the address. */
  takeAddressBack: call('anyone', linkInput, object({ email: string().required() })),
  /** Returns all stored data about the owner, as JSON. */
  exportMyData: call('owner', nothing, object({ data: mixed<object>().required() })),
  /** Cancels the subscription, then deletes the sign-in and all personal data; bookkeeping stays nameless. */
  deleteAccount: call('owner', nothing, nothing),
} as const;

/** Name of a call. It is also the last segment of the call's `/api/` path, which identifies its function. */
export type CallName = keyof typeof calls;

export type CallInput<Name extends CallName> = InferType<(typeof calls)[Name]['input']>;

export type CallOutput<Name extends CallName> = ReturnType<(typeof calls)[Name]['output']['validateSync']>;
