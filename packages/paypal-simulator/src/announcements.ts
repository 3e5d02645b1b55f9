import { lookUp } from './ledger.ts';
import type { Plan, Subscription } from './resources.ts';
import { subscriptionView } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The plan of a subscription; plans are never deleted. */
export function planOf({ ledger }: PayPalSimulator, subscription: Subscription): Plan {
  const plan = lookUp(ledger.books.plans, subscription.plan_id);
  if (!plan) throw new Error(`The books name a plan that is missing: ${subscription.plan_id}`);
  return plan;
}

export function announce(simulator: PayPalSimulator, subscription: Subscription, event: string): void {
  simulator.courier.emit({
    eventType: `BILLING.SUBSCRIPTION.${event}`,
    resourceType: 'subscription',
    summary: `Subscription ${event.toLowerCase()}.`,
    resource: subscriptionView(subscription, { plan: planOf(simulator, subscription), simulator }),
  });
}
