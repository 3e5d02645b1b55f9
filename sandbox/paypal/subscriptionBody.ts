import { unprocessable } from './apiError.ts';
import { boundsOf } from './descriptions.ts';
import { readPricingScheme } from './planBody.ts';
import { assertPricing, currenciesOf } from './planRules.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { RequestBody } from './requestBody.ts';
import type { ApplicationContext, BillingCycle, Plan, PricingScheme, Subscriber } from './resources.ts';

/** One cycle of a plan with a price of the subscription's own. */
export interface CycleOverride {
  sequence: number;
  total_cycles?: number;
  pricing_scheme?: PricingScheme;
}

/** What `POST /v1/billing/subscriptions` takes. */
export interface SubscriptionRequest {
  planId: string;
  quantity?: string;
  customId?: string;
  startTime?: string;
  subscriber: Subscriber;
  context: ApplicationContext;
  overrides: CycleOverride[];
}

function readSubscriber(parent: RequestBody): Subscriber {
  const body = parent.object('subscriber');
  const email = body?.text('email_address', {
    ...boundsOf('subscriptions#subscriber_request', 'email_address'),
    pattern: /^[^\s@]+@[^\s@]+$/u,
  });
  const name = body?.object('name');
  const given = name?.text('given_name', boundsOf('subscriptions#name', 'given_name'));
  const surname = name?.text('surname', boundsOf('subscriptions#name', 'surname'));
  return {
    ...(email !== undefined && { email_address: email }),
    ...(name && {
      name: { ...(given !== undefined && { given_name: given }), ...(surname !== undefined && { surname }) },
    }),
  };
}

function readContext(parent: RequestBody): ApplicationContext {
  const body = parent.object('application_context');
  const bounds = (field: string) => boundsOf('subscriptions#application_context', field);
  const address = { required: true, ...bounds('return_url'), pattern: /^https?:\/\/\S+$/u };
  const brand = body?.text('brand_name', bounds('brand_name'));
  const locale = body?.text('locale', bounds('locale'));
  const returnUrl = body?.text('return_url', address);
  const cancelUrl = body?.text('cancel_url', address);
  body?.choice('shipping_preference', ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']);
  body?.object('payment_method')?.choice('payee_preferred', ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']);
  return {
    ...(brand !== undefined && { brand_name: brand }),
    ...(locale !== undefined && { locale }),
    user_action: body?.choice('user_action', ['CONTINUE', 'SUBSCRIBE_NOW'] as const) ?? 'SUBSCRIBE_NOW',
    ...(returnUrl !== undefined && { return_url: returnUrl }),
    ...(cancelUrl !== undefined && { cancel_url: cancelUrl }),
  };
}

const override = 'subscriptions#billing_cycle_override';

function readOverride(body: RequestBody): CycleOverride {
  const total = body.integer('total_cycles', boundsOf(override, 'total_cycles'));
  const scheme = readPricingScheme(body, false);
  return {
    sequence: body.integer('sequence', { required: true, ...boundsOf(override, 'sequence') }) ?? 0,
    ...(total !== undefined && { total_cycles: total }),
    ...(scheme && { pricing_scheme: scheme }),
  };
}

/** What `POST …/revise` takes. */
export interface RevisionRequest {
  planId?: string;
  quantity?: string;
  context: ApplicationContext;
  overrides: CycleOverride[];
}

const planIdRule = { min: 26, max: 26, pattern: /^P-[A-Z0-9]+$/u };

const requestPost = 'subscriptions#subscription_request_post';

function readQuantity(body: RequestBody): string | undefined {
  const quantity = body.text('quantity', {
    ...boundsOf(requestPost, 'quantity'),
    pattern: /^\d+$/u,
  });
  if (quantity !== undefined && Number(quantity) < 1) body.refuse('quantity', 'INVALID_PARAMETER_VALUE');
  return quantity;
}

function readOverrides(body: RequestBody): CycleOverride[] {
  return body.object('plan')?.list('billing_cycles', { max: 12 }).map(readOverride) ?? [];
}

/** Reads a revision. Throws the 400 that names every fault of form. */
export function readRevision(body: RequestBody): RevisionRequest {
  const planId = body.text('plan_id', planIdRule);
  const quantity = readQuantity(body);
  const request = {
    ...(planId !== undefined && { planId }),
    ...(quantity !== undefined && { quantity }),
    context: readContext(body),
    overrides: readOverrides(body),
  };
  body.assertSound();
  return request;
}

/** Reads the request. Throws the 400 that names every fault of form. */
export function readSubscription(body: RequestBody, now: Date): SubscriptionRequest {
  const quantity = readQuantity(body);
  const customId = body.text('custom_id', {
    ...boundsOf(requestPost, 'custom_id'),
    pattern: /^[\x20-\x7E]+$/u,
  });
  const startTime = body.text('start_time', boundsOf(requestPost, 'start_time'));
  // A date that cannot be read is not later than now either.
  if (startTime !== undefined && !(Date.parse(startTime) > now.getTime())) {
    body.refuse('start_time', 'INVALID_PARAMETER_VALUE');
  }
  const request = {
    planId: body.text('plan_id', { required: true, ...planIdRule }) ?? '',
    ...(quantity !== undefined && { quantity }),
    ...(customId !== undefined && { customId }),
    ...(startTime !== undefined && { startTime }),
    subscriber: readSubscriber(body),
    context: readContext(body),
    overrides: readOverrides(body),
  };
  body.assertSound();
  return request;
}

/**
 * Puts a subscription's own prices into its plan's cycles. Throws PayPal's 422 for a cycle the plan has not,
 * another kind of pricing or another currency.
 */
export function overrideCycles(
  plan: Plan,
  overrides: readonly CycleOverride[],
  settings: SimulatorSettings,
): BillingCycle[] | undefined {
  if (overrides.length === 0) return undefined;
  const field = '/plan/billing_cycles';
  const currency = plan.billing_cycles.flatMap(({ pricing_scheme: scheme }) => currenciesOf(scheme))[0];
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
