import { inBody, unprocessable, type Detail } from './apiError.ts';
import { amountFaults, pricingFaults } from './planBody.ts';
import { assertPricing, currenciesOf, currencyOf } from './planRules.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { ApplicationContext, BillingCycle, Plan, PricingScheme, Subscriber } from './resources.ts';

/** One cycle of a plan with the subscription's own price. */
export interface CycleOverride {
  sequence: number;
  total_cycles?: number;
  pricing_scheme?: PricingScheme;
}

interface Order {
  quantity?: string;
  application_context?: Partial<ApplicationContext>;
  plan?: { billing_cycles?: CycleOverride[] };
}

/** The body of `POST /v1/billing/subscriptions`. */
export interface SubscriptionRequest extends Order {
  plan_id: string;
  custom_id?: string;
  start_time?: string;
  subscriber?: Subscriber;
}

/** The body of `POST …/revise`. */
export interface RevisionRequest extends Order {
  plan_id?: string;
}

/** The faults of an order that its schema accepts. */
export function orderFaults(order: Order): Detail[] {
  const overrides = order.plan?.billing_cycles ?? [];
  const isNone = order.quantity !== undefined && !/^\d*[1-9]\d*$/u.test(order.quantity);
  return [
    ...(isNone ? [inBody('INVALID_PARAMETER_VALUE', '/quantity')] : []),
    ...overrides.flatMap(({ pricing_scheme: scheme }, at) =>
      scheme ? pricingFaults(scheme, `/plan/billing_cycles/${at}/pricing_scheme`) : [],
    ),
    ...amountFaults(order),
  ];
}

/** The faults of a new subscription: its start must not be in the past. */
export function subscriptionFaults(request: SubscriptionRequest, now: Date): Detail[] {
  const { start_time: start } = request;
  // An unreadable date counts as a date in the past.
  const isPast = start !== undefined && !(Date.parse(start) > now.getTime());
  return [...(isPast ? [inBody('INVALID_PARAMETER_VALUE', '/start_time')] : []), ...orderFaults(request)];
}

/** The approval page of an order, with PayPal's defaults. */
export function contextOf({ application_context: context }: Order): ApplicationContext {
  return { user_action: 'SUBSCRIBE_NOW', ...context };
}

/** A plan's cycles with a subscription's own prices. Throws PayPal's 422 where they do not fit. */
export function overrideCycles(
  plan: Plan,
  overrides: readonly CycleOverride[] = [],
  settings: SimulatorSettings,
): BillingCycle[] | undefined {
  if (overrides.length === 0) return undefined;
  const field = '/plan/billing_cycles';
  const currency = currencyOf(plan);
  for (const { sequence, pricing_scheme: scheme } of overrides) {
    const original = plan.billing_cycles.find((cycle) => cycle.sequence === sequence);
    if (!original) throw unprocessable('INVALID_BILLING_CYCLE_SEQUENCE', field);
    if (!scheme) continue;
    assertPricing(scheme, original.tenure_type, field, settings);
    if (original.pricing_scheme && original.pricing_scheme.pricing_model !== scheme.pricing_model) {
      throw unprocessable('INVALID_PRICING_SCHEME', field);
    }
    if (currenciesOf(scheme).some((code) => code !== currency))
      throw unprocessable('CURRENCY_MISMATCH', field);
  }
  return plan.billing_cycles.map((cycle) => {
    const { sequence: _, ...own } = overrides.find(({ sequence }) => sequence === cycle.sequence) ?? {
      sequence: 0,
    };
    return { ...cycle, ...own };
  });
}
