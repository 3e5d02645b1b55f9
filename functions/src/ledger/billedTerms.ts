import type { MinorUnits } from '#domain/money.ts';
import { billingIntervals } from '#domain/plan.ts';
import type { Terms } from '#domain/terms.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';

/** Terms that a subscription bills or has billed. */
export type BilledTerms = Pick<Terms, 'interval' | 'currency' | 'posDevices' | 'total'>;

/** Terms of which some may be unknown. */
export type TermsIn = { [K in keyof BilledTerms]: BilledTerms[K] | null };

/** The terms in a part of a record; null if it does not name all of them. */
export function wholeTerms(part: TermsIn | null): BilledTerms | null {
  const { interval = null, currency = null, posDevices = null, total = null } = part ?? {};
  const isWhole = interval !== null && currency !== null && posDevices !== null && total !== null;
  return isWhole ? { interval, currency, posDevices, total } : null;
}

/**
 * Whether the provider bills exactly these terms: of the record, of a request, or before a change. Compares the total if the
 * provider does not know the number of devices.
 */
export function bills(
  { billed, providerPlanId, posDevices }: ProviderSubscription,
  terms: TermsIn & { providerPlanId: string | null },
): boolean {
  return (
    providerPlanId === terms.providerPlanId &&
    billed?.total === terms.total &&
    billed.currency === terms.currency &&
    billed.interval === terms.interval &&
    (posDevices === null || posDevices === terms.posDevices)
  );
}

/** The terms that a subscription has billed, the newest first. A record older than these facts names the last two only. */
export function billedTermsOf({ billing, facts }: SubscriptionRecord): BilledTerms[] {
  const former = facts.filter((fact) => fact.kind === 'termsReplaced').toReversed();
  return [billing, ...former, billing?.changedFrom ?? null].flatMap((part) => wholeTerms(part) ?? []);
}

/** The terms that a payment paid one period of, if the provider has said that it was paid; else null. */
export function paidTermsAt({ facts }: SubscriptionRecord, at: Date | null): BilledTerms | null {
  const paid = facts.find((fact) => fact.kind === 'paymentReported' && fact.at.getTime() === at?.getTime());
  return paid?.kind === 'paymentReported' ? wholeTerms(paid) : null;
}

const lengthOf = ({ interval }: BilledTerms) => billingIntervals.indexOf(interval);

/** How many periods may be owed: the provider gives up after the tries of one, and another may fall due meanwhile. */
const mostOwed = 2;

/** Whether an amount is owed for at most so many periods of these terms. */
function isDebt(amount: MinorUnits, totals: readonly MinorUnits[], periods = mostOwed): boolean {
  if (amount <= 0 || periods === 0) return amount === 0;
  return totals.some((total) => total > 0 && isDebt(amount - total, totals, periods - 1));
}

/**
 * What a charge paid for: one period of the terms whose price it is, or whose price and older debts it is, with their devices.
 * One that paid exactly the debt paid for the devices whose charge had failed. If no price matches, it is the shortest period and
 * the fewest devices, so that no charge pays for more than it may have been for. The facts keep the answer for the last charge
 * (`paidTermsAt`), found when the provider first names it.
 */
export function termsPaidBy(
  charge: { amount: MinorUnits; owed?: MinorUnits; owedDevices?: number | null },
  terms: readonly BilledTerms[],
): BilledTerms | null {
  const { amount, owed = 0, owedDevices = null } = charge;
  const price = amount > owed ? amount - owed : amount;
  const totals = [...new Set(terms.map(({ total }) => total))];
  const failed = amount === owed ? terms.filter(({ posDevices }) => posDevices === owedDevices) : [];
  const known = failed.length > 0 ? failed : terms;
  const exact = known.find(({ total }) => total === price);
  const withDebt = known.find(({ total }) => isDebt(price - total, totals));
  const [least = null] = known.toSorted(
    (one, other) => lengthOf(one) - lengthOf(other) || one.posDevices - other.posDevices,
  );
  return exact ?? withDebt ?? least;
}
