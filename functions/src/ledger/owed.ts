import type { MinorUnits } from '#domain/money.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { FactOf } from './facts.ts';

type WithFacts = Pick<SubscriptionRecord, 'facts'>;

/** All that is unpaid by the provider's last word, since its first word of the last attempt; null if nothing is. */
export function failedChargeOf({ facts }: WithFacts): FactOf<'failed'> | null {
  const settled = facts.findLastIndex(({ kind }) => kind === 'settled');
  const failed = facts.slice(settled + 1).filter((fact) => fact.kind === 'failed');
  const last = failed.at(-1);
  const first = failed.find(({ attempt }) => attempt === last?.attempt);
  return last && first ? { ...last, at: first.at } : null;
}

export function owes(subscription: Pick<ProviderSubscription, 'failedPayments' | 'outstanding'>): boolean {
  return subscription.failedPayments > 0 || subscription.outstanding > 0;
}

/** What is unpaid of failed charges. */
export function owedIn(record: WithFacts): MinorUnits {
  return failedChargeOf(record)?.amount ?? 0;
}

/** What its owner left unpaid of earlier subscriptions. It is never collected; it makes the first failed charge final. */
export function earlierDebt({ facts }: WithFacts): MinorUnits {
  return facts.find((fact) => fact.kind === 'earlierDebt')?.amount ?? 0;
}
