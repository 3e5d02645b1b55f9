import { array, number, object, string, type InferType, type ObjectSchema } from 'yup';
import type { CouponOffer } from './coupon.ts';
import { currencies } from './currency.ts';
import { limits } from './limits.ts';
import { publicPlanNames, type Plan, type PlanPrice } from './plan.ts';
import { registrationSchema, type Registration } from './registration.ts';

const minorUnits = number().integer().min(0);

const planPriceSchema: ObjectSchema<PlanPrice> = object({
  currency: string().oneOf(currencies).required(),
  price: minorUnits.required(),
  additionalDevice: minorUnits.required(),
  pricePerMonth: minorUnits.nullable().defined(),
  paypalPlanId: string().nullable().defined(),
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

const confirmationSchema = object({
  /** PayPal's id of the subscription; of a free one, the stand-in's. */
  subscriptionId: string().required(),
  /** The plan billed, which a coupon may have replaced. */
  planName: string().required(),
  interval: string()
    .oneOf(['month', 'year'] as const)
    .required(),
  currency: string().oneOf(currencies).required(),
  posDevices: number().integer().required(),
  /** What each period costs, in minor units; 0 when free. */
  total: minorUnits.required(),
  couponCode: string().nullable().defined(),
  /** ISO 8601, UTC. */
  createdAt: string().required(),
  /** ISO 8601, UTC: the end of the trial, and the first charge unless `total` is 0. */
  trialEndsAt: string().required(),
  trialDays: number().integer().min(0).required(),
});

/** What an owner is told about the subscription: on the confirmation and in the e-mail. */
export type Confirmation = InferType<typeof confirmationSchema>;

const nothing = object({}).noUnknown();

const planChoice = {
  plan: string().oneOf(publicPlanNames).required(),
};

const couponCode = string().trim().max(limits.couponCode.max);

// PayPal's ids are capitals, digits and hyphens (I-…); anything else never reaches a URL (security P3).
const subscriptionId = string().matches(/^[A-Z0-9-]{3,50}$/u);

const catalogueSchema = object({
  /** Null where the plan's document is missing or broken: the funnel then shows its fallback, unsellable. */
  monthly: planSchema.nullable().defined(),
  yearly: planSchema.nullable().defined(),
  /** Public id for PayPal's script; null when payments are not set up. */
  paypalClientId: string().nullable().defined(),
});

/** The plans on sale, and what the payment script needs. */
export type Catalogue = InferType<typeof catalogueSchema>;

const ownerStatusSchema = object({
  registration: registrationSchema.nullable().defined(),
  /** Present once the owner has a subscription. */
  subscription: confirmationSchema.nullable().defined(),
  /** Approved at PayPal but not yet recorded here: the browser asks again. */
  finishingSubscriptionId: string().nullable().defined(),
});

/** What the server knows about the signed-in owner. There is no way to ask about anybody else. */
export type OwnerStatus = InferType<typeof ownerStatusSchema>;

/** Who may make a call: anyone, or an owner whose e-mail address is verified. */
export type Access = 'anyone' | 'owner';

/** One call from the browser to the functions: its name, who may make it, and both shapes. */
export interface Call<Input extends object, Output extends object> {
  name: string;
  access: Access;
  input: ObjectSchema<Input>;
  output: ObjectSchema<Output>;
}

function call<Input extends object, Output extends object>(
  name: string,
  access: Access,
  input: ObjectSchema<Input>,
  output: ObjectSchema<Output>,
): Call<Input, Output> {
  return { name, access, input, output };
}

/** Every call. Both ends import this: changing one side alone does not compile, or does not parse. */
export const calls = {
  /** Plans on sale. Null for a plan whose data is missing. */
  catalogue: call('catalogue', 'anyone', nothing, catalogueSchema),
  /** What is known about the signed-in owner's own verified e-mail address. */
  myStatus: call('myStatus', 'owner', nothing, ownerStatusSchema),
  /** Stores the business. Refused once the owner has a subscription (`registration/already-subscribed`). */
  saveRegistration: call(
    'saveRegistration',
    'owner',
    object({ registration: registrationSchema.required() }).noUnknown() as ObjectSchema<{
      registration: Registration;
    }>,
    nothing,
  ),
  /** Says what a coupon gives. Spends nothing. */
  checkCoupon: call(
    'checkCoupon',
    'owner',
    object({ code: couponCode.defined() }).noUnknown(),
    object({ offer: couponOfferSchema.required() }),
  ),
  /** Creates the subscription at PayPal, from the server's own records. Asking again gives the same one. */
  startSubscription: call(
    'startSubscription',
    'owner',
    object({ ...planChoice, code: couponCode.nullable().defined() }).noUnknown(),
    object({
      subscriptionId: string().required(),
      /** PayPal's page for approving it, for a browser that cannot open the popup. */
      approveUrl: string().nullable().defined(),
    }),
  ),
  /** Reads an approved subscription back from PayPal and records it. `subscription` is null while PayPal is not done. */
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
  /** Spends a free coupon and records the subscription, in one transaction. */
  redeemFreeCoupon: call(
    'redeemFreeCoupon',
    'owner',
    object({ ...planChoice, code: couponCode.defined() }).noUnknown(),
    object({ subscription: confirmationSchema.required() }),
  ),
} as const;

/** Name of a call, which is also its function's name and the last segment of its `/api/` path. */
export type CallName = keyof typeof calls;

/** What a call takes. */
export type CallInput<Name extends CallName> = InferType<(typeof calls)[Name]['input']>;

/** What a call answers. */
export type CallOutput<Name extends CallName> = InferType<(typeof calls)[Name]['output']>;
