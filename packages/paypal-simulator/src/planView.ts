import { normalized } from './money.ts';
import type { BillingCycle, Plan, PricingScheme } from './resources.ts';

function schemeView(scheme: PricingScheme, moment: string): Record<string, unknown> {
  return {
    version: 1,
    ...(scheme.fixed_price && { fixed_price: normalized(scheme.fixed_price) }),
    ...(scheme.pricing_model && { pricing_model: scheme.pricing_model }),
    ...(scheme.tiers && {
      tiers: scheme.tiers.map((tier) => ({ ...tier, amount: normalized(tier.amount) })),
    }),
    create_time: moment,
    update_time: moment,
  };
}

/** Billing cycles in PayPal's responses: normalized amounts, each pricing scheme with its version. */
export function cyclesView(cycles: readonly BillingCycle[], moment: string): unknown[] {
  return cycles.map(({ pricing_scheme: scheme, ...cycle }) => ({
    ...(scheme && { pricing_scheme: schemeView(scheme, moment) }),
    ...cycle,
  }));
}

/** A plan in the response to `GET /v1/billing/plans/{id}`. */
export function planView(plan: Plan, url: string): Record<string, unknown> {
  const self = `${url}/v1/billing/plans/${plan.id}`;
  return {
    ...plan,
    billing_cycles: cyclesView(plan.billing_cycles, plan.create_time),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'edit', method: 'PATCH' },
      { href: `${self}/deactivate`, rel: 'self', method: 'POST' },
    ],
  };
}

/** The short form in lists, and in responses without `Prefer: return=representation`. */
export function planSummary(plan: Plan, url: string): Record<string, unknown> {
  const { id, product_id, name, status, description, create_time } = plan;
  const self = `${url}/v1/billing/plans/${id}`;
  return {
    id,
    product_id,
    name,
    status,
    ...(description !== undefined && { description }),
    create_time,
    links: [{ href: self, rel: 'self', method: 'GET' }],
  };
}
