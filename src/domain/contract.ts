import { array, mixed, number, object, string, type InferType, type ObjectSchema } from 'yup';
import { accountSchema, changeSchema, comeBackSchema, profileSchema, type Profile } from './account.ts';
import { normalizeCouponCode, type CouponOffer } from './coupon.ts';
import { currencies } from './currency.ts';
import { limits } from './limits.ts';
import { publicPlanNames, type Plan, type PlanPrice } from './plan.ts';
import { languageSchema, registrationSchema, savedRegistrationSchema } from './registration.ts';
import { confirmationSchema, startedSubscriptionSchema } from './recordedSubscription.ts';

const minorUnits = number().integer().min(0);

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
  interval: string()
    .oneOf(['month', 'year'] as const)
    .required(),
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

// The payment provider's ids are capitals, digits and hyphens; anything else never reaches a URL.
const subscriptionId = string().matches(/^[A-Z0-9-]{3,50}$/u);

const catalogueSchema = object({
  /** Null where the plan's document is missing or broken: the funnel then shows its fallback, unsellable. */
  monthly: planSchema.nullable().defined(),
  yearly: planSchema.nullable().defined(),
  /** Public id for the payment provider's script; null when payments are not set up. */
  providerClientId: string().nullable().defined(),
});

/** The plans on sale, and what the payment script needs. */
export type Catalogue = InferType<typeof catalogueSchema>;

const ownerStatusSchema = object({
  registration: registrationSchema.nullable().defined(),
  /** Present while the owner has a subscription that is alive. */
  subscription: confirmationSchema.nullable().defined(),
  /**
   * Present for an owner whose subscription was cancelled or has ended, or whose trial was used before: the sign-up
   * shows these terms, and no trial. Hand it to `quoteFor`.
   */
  comeBack: comeBackSchema.nullable().defined().default(null),
  /** Approved at the payment provider but not yet recorded here: the browser asks again. */
  finishingSubscriptionId: string().nullable().defined(),
  language: languageSchema,
});

/** The status of the signed-in owner. No call returns another owner's status. */
export type OwnerStatus = InferType<typeof ownerStatusSchema>;

/** Required caller: anyone, or an owner with a verified e-mail address. */
export type Access = 'anyone' | 'owner';

/** Checks an answer: throws unless it has the contract's shape. */
interface OutputSchema<Output extends object> {
  validateSync: (value: unknown, options?: { stripUnknown?: boolean }) => Output;
}

/** One call from the browser to the functions: its name, who may make it, and both shapes. */
export interface Call<Input extends object, Output extends object> {
  name: string;
  access: Access;
  input: ObjectSchema<Input>;
  output: OutputSchema<Output>;
}

function call<Input extends object, Output extends object>(
  name: string,
  access: Access,
  input: ObjectSchema<Input>,
  output: OutputSchema<Output>,
): Call<Input, Output> {
  return { name, access, input, output };
}

const changeRequest = object({
  ...planChoice,
  posDevices: number().integer().min(limits.posDevices.min).max(limits.posDevices.max).required(),
}).noUnknown();

/** ISO 8601, UTC. */
const moment = string().matches(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/u);

const myAccount = object({ account: accountSchema.required() });

/** Every call. Both ends import this: changing one side alone does not compile, or does not parse. */
export const calls = {
  /** Plans on sale. Null for a plan whose data is missing. */
  catalogue: call('catalogue', 'anyone', nothing, catalogueSchema),
  /** The status of the signed-in owner's verified e-mail address. */
  myStatus: call('myStatus', 'owner', nothing, ownerStatusSchema),
  /**
   * Stores the business, and the language in which the owner reads: of mails and of the payment provider's pages. Refused once
   * the owner has a subscription (`registration/already-subscribed`).
   */
  saveRegistration: call('saveRegistration', 'owner', savedRegistrationSchema, nothing),
  /** Says what a coupon gives. Spends nothing. */
  checkCoupon: call(
    'checkCoupon',
    'owner',
    object({ code: couponCode.defined() }).noUnknown(),
    object({ offer: couponOfferSchema.required() }),
  ),
  /** Opens the subscription at the payment provider, from the server's own records. Asking again gives the same one. */
  startSubscription: call(
    'startSubscription',
    'owner',
    object({ ...planChoice, code: couponCode.nullable().defined() }).noUnknown(),
    startedSubscriptionSchema,
  ),
  /**
   * Reads an approved subscription back from the provider and records it. Answers the owner's recorded subscription,
   * which is another one where two were approved; null while the provider is not done.
   */
  activateSubscription: call(
    'activateSubscription',
    'owner',
    object({
      subscriptionId: subscriptionId.required(),
      orderId: string()
        .matches(/^[A-Z0-9-]{0,50}$/u)
        .nullable()
        .defined(),
    }).noUnknown(),
    object({ subscription: confirmationSchema.nullable().defined() }),
  ),
  /** Spends a free coupon and records the subscription, in one transaction. An owner who has one gets that, and spends nothing. */
  redeemFreeCoupon: call(
    'redeemFreeCoupon',
    'owner',
    object({ ...planChoice, code: couponCode.defined() }).noUnknown(),
    object({ subscription: confirmationSchema.required() }),
  ),
  /** The owner's account; null for an owner who never subscribed. */
  myAccount: call(
    'myAccount',
    'owner',
    nothing,
    object({ account: accountSchema.nullable().defined().default(null) }),
  ),
  /** Says what another plan or number of devices would charge, and from when. Changes nothing. */
  previewChange: call('previewChange', 'owner', changeRequest, object({ change: changeSchema.required() })),
  /**
   * Asks the payment provider for the change. The old price is charged until the owner has consented on the page
   * that is answered. Asking for another change replaces the one that waits.
   */
  requestChange: call('requestChange', 'owner', changeRequest, object({ approveUrl: string().required() })),
  /** Forgets the change that waits for consent. An owner who consents all the same at the provider has it. */
  withdrawChange: call('withdrawChange', 'owner', nothing, myAccount),
  /** Ends the subscription: nothing more is charged. Asking again changes nothing. */
  cancelSubscription: call(
    'cancelSubscription',
    'owner',
    object({ reason: string().max(limits.cancelReason.max).nullable().defined() }).noUnknown(),
    myAccount,
  ),
  /**
   * Pauses the subscription until the first of a month. `nextChargeAt` is the day of the next charge that the owner was shown:
   * a pause that would move it elsewhere is refused. Asking again changes nothing.
   */
  pauseSubscription: call(
    'pauseSubscription',
    'owner',
    object({ until: moment.required(), nextChargeAt: moment.required() }).noUnknown(),
    myAccount,
  ),
  /** Ends the pause now; the days that were left begin. Asking again changes nothing. */
  resumeSubscription: call('resumeSubscription', 'owner', nothing, myAccount),
  /** Stores the names and the consent. */
  updateProfile: call(
    'updateProfile',
    'owner',
    object({ profile: profileSchema.required() }).noUnknown() as ObjectSchema<{ profile: Profile }>,
    myAccount,
  ),
  /** Everything that is stored about the owner, as JSON. */
  exportMyData: call('exportMyData', 'owner', nothing, object({ data: mixed<object>().required() })),
  /**
   * Cancels first, then removes the sign-in and all personal data; keeps charges without name and address, as
   * bookkeeping needs them.
   */
  deleteAccount: call('deleteAccount', 'owner', nothing, nothing),
} as const;

/** Name of a call, which is also the last segment of its `/api/` path: by that its function finds it. */
export type CallName = keyof typeof calls;

/** The input of a call. */
export type CallInput<Name extends CallName> = InferType<(typeof calls)[Name]['input']>;

/** The output of a call. */
export type CallOutput<Name extends CallName> = ReturnType<(typeof calls)[Name]['output']['validateSync']>;
