import { announce, planOf } from './announcements.ts';
import { notFound, unprocessable } from './apiError.ts';
import { chargeAtStart, openAccount } from './account.ts';
import { newId } from './ids.ts';
import { lookUp } from './ledger.ts';
import { currencyOf } from './planRules.ts';
import type { Plan, Revision, Subscription } from './resources.ts';
import { contextOf, overrideCycles, type RevisionRequest } from './subscriptionBody.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The new plan of a revision: on sale, with the same product and currency. */
function nextPlan({ ledger }: PayPalSimulator, present: Plan, planId: string): Plan {
  const plan = lookUp(ledger.books.plans, planId);
  if (!plan) throw notFound({ field: '/plan_id', location: 'body', value: planId });
  if (plan.status !== 'ACTIVE') throw unprocessable('PLAN_STATUS_INVALID', '/plan_id');
  if (plan.product_id !== present.product_id) throw unprocessable('PLAN_PRODUCT_NOT_COMPATIBLE', '/plan_id');
  if (currencyOf(plan) !== currencyOf(present)) throw unprocessable('CURRENCY_MISMATCH', '/plan_id');
  return plan;
}

/**
 * Stores the merchant's request (reference/PayPal.mdx#changes). Of the present order, only a quantity that the new plan
 * allows is kept: an override must be sent again. The buyer can still consent to earlier revisions; that is the worst
 * behavior PayPal may have.
 */
export function revise(
  simulator: PayPalSimulator,
  subscription: Subscription,
  request: RevisionRequest,
): Revision {
  if (subscription.status !== 'ACTIVE') throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const plan = nextPlan(simulator, planOf(simulator, subscription), request.plan_id ?? subscription.plan_id);
  if (request.quantity !== undefined && !plan.quantity_supported) {
    throw unprocessable('SUBSCRIPTION_CANNOT_HAVE_QUANTITY', '/quantity');
  }
  const overridden = overrideCycles(plan, request.plan?.billing_cycles, simulator.settings);
  const revision: Revision = {
    token: newId('BA-', 17),
    plan_id: plan.id,
    quantity: request.quantity ?? (plan.quantity_supported ? subscription.quantity : '1'),
    ...(overridden && { overridden_cycles: overridden }),
    application_context: contextOf(request),
    answered: false,
  };
  simulator.ledger.changeSubscription(subscription, {
    revisions: [...(subscription.revisions ?? []), revision],
  });
  return revision;
}

export function revised(subscription: Subscription, revision: Revision): Subscription {
  const { overridden_cycles: _, former: __, ...rest } = subscription;
  const { plan_id, quantity, overridden_cycles: overridden } = revision;
  return { ...rest, plan_id, quantity, ...(overridden && { overridden_cycles: overridden }) };
}

export function findRevision(
  { ledger }: PayPalSimulator,
  token: unknown,
): { subscription: Subscription; revision: Revision } | undefined {
  for (const subscription of Object.values(ledger.books.subscriptions)) {
    const revision = subscription.revisions?.find((candidate) => candidate.token === token);
    if (revision) return { subscription, revision };
  }
  return undefined;
}

/** Takes the buyer's decision. After consent the next charge has the new price, or the plan restarts. */
export function answerRevision(
  simulator: PayPalSimulator,
  { subscription, revision }: { subscription: Subscription; revision: Revision },
  consents: boolean,
): Subscription {
  if (revision.answered || subscription.status !== 'ACTIVE')
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const after = consents ? revised(subscription, revision) : subscription;
  const revisions = subscription.revisions?.map((candidate) =>
    candidate === revision ? { ...revision, answered: true } : candidate,
  );
  const { ledger, now, settings } = simulator;
  const answered = {
    ...after,
    ...(revisions && { revisions }),
    ...(consents && { update_time: now().toISOString() }),
  };
  ledger.change((books) => (books.subscriptions[subscription.id] = answered));
  if (!consents) return answered;
  if (settings.revisions !== 'restart') {
    announce(simulator, answered, 'UPDATED');
    return answered;
  }
  const begun = openAccount(simulator, answered);
  announce(simulator, begun, 'UPDATED');
  return chargeAtStart(simulator, begun);
}
