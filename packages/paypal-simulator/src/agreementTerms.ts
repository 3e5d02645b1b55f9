import type { ApprovalWords } from './approvalWords.ts';
import { firstChargeTime, firstCycle, isFreeTrial } from './billingClock.ts';
import { minorUnits, readableMoney } from './money.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { Amount, BillingCycle, Plan, Subscription } from './resources.ts';
import { billOf, chargedAtStart, cyclesOf, regularOf } from './subscriptionView.ts';

export interface Terms {
  quantity: string;
  /** How a period's amount is computed: `1 × $49.00 USD, 2 × $5.00 USD`; empty for a single unit. */
  units: string;
  /** `$59.00 USD every month`. */
  regular: string;
  /** `Free for 7 days`; undefined without a trial. */
  trial: string | undefined;
  /** The amount charged on approval. */
  today: string;
  nextCharge: string;
}

function unitsOf(scheme: BillingCycle['pricing_scheme'], quantity: number): string {
  if (!scheme || quantity === 1) return '';
  const price = (amount: Amount) => readableMoney(minorUnits(amount) ?? 0, amount.currency_code);
  if (scheme.fixed_price) return `${quantity} × ${price(scheme.fixed_price)}`;
  const parts = (scheme.tiers ?? []).flatMap((tier) => {
    const first = Number(tier.starting_quantity);
    const last = tier.ending_quantity === undefined ? Infinity : Number(tier.ending_quantity);
    const inTier = Math.min(quantity, last) - first + 1;
    if (inTier <= 0) return [];
    if (scheme.pricing_model === 'TIERED') return [`${inTier} × ${price(tier.amount)}`];
    return quantity <= last ? [`${quantity} × ${price(tier.amount)}`] : [];
  });
  return parts.join(', ');
}

/** The terms of a subscription as the buyer would read them on agreeing now. */
export function termsOf(
  subscription: Subscription,
  plan: Plan,
  { now, monthEnds, words }: { now: Date; words: ApprovalWords } & Pick<SimulatorSettings, 'monthEnds'>,
): Terms {
  const cycles = cyclesOf(subscription, plan);
  const regular = regularOf(subscription, plan);
  const first = firstCycle(cycles);
  const bill = billOf(subscription, plan) ?? { amount: 0, currency: 'USD' };
  const start = new Date(subscription.start_time);
  const nothing = { amount: 0, currency: bill.currency };
  const charged = start > now ? nothing : (chargedAtStart(subscription, plan) ?? nothing);
  const next = firstChargeTime(cycles, { start, approved: now, monthEnds });
  const trial = first && isFreeTrial(first) ? first.frequency : undefined;
  return {
    quantity: subscription.quantity,
    units: unitsOf(regular?.pricing_scheme, Number(subscription.quantity)),
    regular: words.every(readableMoney(bill.amount, bill.currency), regular?.frequency),
    trial: trial && words.freeFor(trial),
    today: readableMoney(charged.amount, charged.currency),
    nextCharge: next === undefined ? '' : words.day(next),
  };
}
