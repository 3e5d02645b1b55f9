import { firstCycle, isFreeTrial } from './billingClock.ts';
import { amountOf } from './money.ts';
import { billFor, regularBill, type Bill } from './pricing.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';
import type { BillingCycle, Plan, Subscription } from './resources.ts';
import { cyclesView } from './planView.ts';

/** The applicable cycles: the subscription's own, or the plan's. */
export function cyclesOf(subscription: Subscription, plan: Plan): readonly BillingCycle[] {
  return subscription.overridden_cycles ?? plan.billing_cycles;
}

/** The cycle that repeats without end. */
export function regularOf(subscription: Subscription, plan: Plan): BillingCycle | undefined {
  return cyclesOf(subscription, plan).find(({ tenure_type: tenure }) => tenure === 'REGULAR');
}

export function billOf(subscription: Subscription, plan: Plan): Bill | undefined {
  return regularBill(cyclesOf(subscription, plan), Number(subscription.quantity));
}

/** The amount of the charge at a moment: the former price, if the present one was set too late for it. */
export function billAt(subscription: Subscription, plan: Plan, time: string): Bill | undefined {
  const { former, quantity } = subscription;
  return former && time <= former.until
    ? regularBill(former.cycles, Number(quantity))
    : billOf(subscription, plan);
}

/** The amount charged at approval: the first cycle's, unless it is a free trial. */
export function chargedAtStart(subscription: Subscription, plan: Plan): Bill | undefined {
  const first = firstCycle(cyclesOf(subscription, plan));
  if (!first?.pricing_scheme || isFreeTrial(first)) return undefined;
  return billFor(first.pricing_scheme, Number(subscription.quantity));
}

/** The date of the next charge; undefined before the approval and after the end. */
export function nextChargeOf({
  activated_time: activated,
  status,
  account,
}: Subscription): string | undefined {
  return activated === undefined || status !== 'ACTIVE' ? undefined : account?.next_time;
}

function executions(cycles: readonly BillingCycle[]): unknown[] {
  const first = firstCycle(cycles);
  return cycles.map((cycle) => {
    const completed = cycle === first ? 1 : 0;
    return {
      tenure_type: cycle.tenure_type,
      sequence: cycle.sequence,
      cycles_completed: completed,
      cycles_remaining: Math.max(0, cycle.total_cycles - completed),
      current_pricing_scheme_version: 1,
      total_cycles: cycle.total_cycles,
    };
  });
}

function billingInfo(subscription: Subscription, plan: Plan): Record<string, unknown> {
  const { account, sales = [] } = subscription;
  const currency = billOf(subscription, plan)?.currency ?? 'USD';
  const money = (amount: number) => amountOf(amount, currency);
  const last = sales.findLast(({ kind }) => kind === 'charge');
  const next = nextChargeOf(subscription);
  return {
    outstanding_balance: money(account?.outstanding ?? 0),
    cycle_executions: executions(cyclesOf(subscription, plan)),
    ...(last && { last_payment: { amount: money(last.amount), time: last.time } }),
    ...(next !== undefined && { next_billing_time: next }),
    failed_payments_count: account?.failed ?? 0,
    ...(account?.last_failed && {
      last_failed_payment: {
        amount: money(account.last_failed.amount),
        time: account.last_failed.time,
        reason_code: 'PAYER_CANNOT_PAY',
        ...(account.retry && { next_payment_retry_time: account.retry.time }),
      },
    }),
  };
}

function links(subscription: Subscription, url: string): unknown[] {
  const self = `${url}/v1/billing/subscriptions/${subscription.id}`;
  const approve = `${url}/webapps/billing/subscriptions?ba_token=${subscription.ba_token}`;
  const pending = subscription.status === 'APPROVAL_PENDING';
  return [
    ...(pending ? [{ href: approve, rel: 'approve', method: 'GET' }] : []),
    { href: self, rel: 'edit', method: 'PATCH' },
    { href: self, rel: 'self', method: 'GET' },
    ...(subscription.status === 'ACTIVE' ? [{ href: `${self}/cancel`, rel: 'cancel', method: 'POST' }] : []),
  ];
}

/** When it was created and since when it has its status, as PayPal says. */
function timesOf(subscription: Subscription, { settings }: Pick<PayPalSimulator, 'settings'>) {
  const { create_time, status_update_time: changed, activated_time: approved, account } = subscription;
  if (settings.times === 'kept' || approved === undefined)
    return { create_time, status_update_time: changed };
  const charged = subscription.sales?.findLast(({ kind }) => kind === 'charge')?.time;
  const tries = [charged, account?.last_failed?.time].filter((time) => time !== undefined);
  const last = subscription.status === 'ACTIVE' ? [changed, ...tries].toSorted().at(-1) : changed;
  return { create_time: approved, status_update_time: last };
}

/** The short form in responses without `Prefer: return=representation`. */
export function subscriptionSummary(subscription: Subscription, url: string): Record<string, unknown> {
  const { id, status, create_time } = subscription;
  return { status, id, create_time, links: links(subscription, url) };
}

/** A subscription in the response to `GET /v1/billing/subscriptions/{id}`, with billing details once it has been active. */
export function subscriptionView(
  subscription: Subscription,
  { plan, simulator, withPlan = false }: { plan: Plan; simulator: PayPalSimulator; withPlan?: boolean },
): Record<string, unknown> {
  const { status, id, plan_id, quantity, custom_id, start_time, subscriber, status_change_note } =
    subscription;
  const currency = billOf(subscription, plan)?.currency ?? 'USD';
  const { create_time, status_update_time } = timesOf(subscription, simulator);
  // PayPal's SDK does not know id, state and times of a subscription's plan.
  const { product_id, name, description, quantity_supported, payment_preferences, taxes } = plan;
  return {
    status,
    ...(status_change_note !== undefined && { status_change_note }),
    status_update_time,
    id,
    plan_id,
    start_time,
    quantity,
    shipping_amount: amountOf(0, currency),
    subscriber,
    ...(subscription.activated_time !== undefined && { billing_info: billingInfo(subscription, plan) }),
    create_time,
    update_time: subscription.update_time,
    ...(custom_id !== undefined && { custom_id }),
    plan_overridden: subscription.overridden_cycles !== undefined,
    ...(withPlan && {
      plan: {
        product_id,
        name,
        ...(description !== undefined && { description }),
        quantity_supported,
        payment_preferences,
        ...(taxes && { taxes }),
        billing_cycles: cyclesView(cyclesOf(subscription, plan), plan.create_time),
      },
    }),
    links: links(subscription, simulator.url),
  };
}
