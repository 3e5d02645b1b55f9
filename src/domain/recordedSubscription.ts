import { lazy, number, object, string, type InferType } from 'yup';
import { currencies } from './currency.ts';
import { minorUnits } from './moneySchema.ts';
import { billingIntervals } from './plan.ts';

/** A recorded subscription, as sent to its owner. */
export const confirmationSchema = object({
  /** The payment provider's id of the subscription. A free subscription has a placeholder; an imported one may have none. */
  subscriptionId: string().defined(),
  /** The billed plan, which a coupon may have replaced; empty if an imported record has none. */
  planName: string().defined(),
  interval: string().oneOf(billingIntervals).required(),
  currency: string().oneOf(currencies).required(),
  /** The agreed devices, which `total` pays for. */
  posDevices: number().integer().required(),
  /** The devices in effect until the agreed ones are paid for, or the paid period ends; null while `posDevices` apply. */
  countedDevices: object({
    posDevices: number().integer().required(),
    /** ISO 8601, UTC. */
    until: string().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The price of each period in minor units; 0 when free. */
  total: minorUnits.required(),
  couponCode: string().nullable().defined(),
  /** ISO 8601, UTC. */
  createdAt: string().required(),
  /** ISO 8601, UTC: the end of the trial, and the first charge unless `total` is 0. */
  trialEndsAt: string().required(),
  trialDays: number().integer().min(0).required(),
});

export type Confirmation = InferType<typeof confirmationSchema>;

/** A confirmation as it was agreed, without what has become of it since. */
export type Agreed = Omit<Confirmation, 'countedDevices'>;

const startedSchemas = {
  toApprove: object({
    outcome: string()
      .oneOf(['toApprove'] as const)
      .required(),
    subscriptionId: string().required(),
    /** The provider's approval page, for a browser that cannot open the popup. */
    approveUrl: string().nullable().defined(),
  }),
  recorded: object({
    outcome: string()
      .oneOf(['recorded'] as const)
      .required(),
    subscription: confirmationSchema.required(),
  }),
  pending: object({
    outcome: string()
      .oneOf(['pending'] as const)
      .required(),
    subscriptionId: string().required(),
  }),
};

/**
 * The result of starting a subscription: a subscription to approve; the owner's existing one; or an approved one that is not
 * recorded yet and that the browser must activate.
 */
export type StartedSubscription = {
  [Outcome in keyof typeof startedSchemas]: InferType<(typeof startedSchemas)[Outcome]>;
}[keyof typeof startedSchemas];

function isOutcome(value: unknown): value is keyof typeof startedSchemas {
  return typeof value === 'string' && Object.hasOwn(startedSchemas, value);
}

/** Parses the result of starting a subscription. The schema rejects an unknown outcome. */
export const startedSubscriptionSchema = lazy((value: { outcome?: unknown } | null | undefined) =>
  isOutcome(value?.outcome) ? startedSchemas[value.outcome] : startedSchemas.toApprove,
);
