import { daysAfter, daysBefore } from '#domain/days.ts';
import type { MinorUnits } from '#domain/money.ts';
import { isUsedCharge, returnedOf, type Charge } from '../documents/charges.ts';
import { lastNamed } from '../documents/nextCharge.ts';
import type { StoredFact, SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';

/** The latest of some moments; null when there is none. */
export function latest(moments: readonly [Date, ...Array<Date | null>]): Date;
export function latest(moments: ReadonlyArray<Date | null>): Date | null;
export function latest(moments: ReadonlyArray<Date | null>): Date | null {
  return moments.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );
}

/**
 * Between which moments the provider may list a charge that was made at a moment: its list comes hours later, and names another
 * time of the same day (reference/PayPal.mdx#transactions).
 */
export function listingOf(at: Date): { from: Date; to: Date } {
  return { from: daysBefore(at, 1), to: daysAfter(at, 1) };
}

/** Something that happened to one subscription, from which its standing is computed. */
export type Fact =
  | StoredFact
  /** It was offered and approved: the end of its trial, or its first charge. */
  | { kind: 'offered'; at: Date; firstCharge: Date | null; trialDays: number | null; free: boolean }
  /** The provider says that it has charged one period, which its list may show hours later. */
  | { kind: 'unlistedPeriod'; at: Date; until: Date }
  /**
   * The next charge: the one last named, or the first charge if that is later; `isEnd`: the paid time ends then; `isDue`: the
   * subscription lives on.
   */
  | { kind: 'nextCharge'; at: Date; isEnd: boolean; isDue: boolean }
  /** A pause runs, or could not end: since when, the end of the paid time before it, and the end promised for after it. */
  | { kind: 'pausing'; at: Date; endBefore: Date; endAfter: Date; failed: boolean }
  /** It was canceled, or has ended. */
  | { kind: 'ended'; at: Date };

export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

/** The refunds of this record's own charges that stand: those that no decided dispute has undone. `shortened` tells of others. */
export function refundsIn(facts: readonly Fact[]): ReadonlyMap<string, FactOf<'refunded'>> {
  const isUndone = ({ id, at }: FactOf<'refunded'>) =>
    facts.some((fact) => fact.kind === 'reinstated' && fact.id === id && fact.at >= at);
  const refunds = facts.filter((fact) => fact.kind === 'refunded').filter((refund) => !isUndone(refund));
  return new Map(refunds.map((refund) => [refund.id, refund]));
}

/** Facts that are added when they differ from what is known. */
const changing: ReadonlySet<StoredFact['kind']> = new Set([
  'failed',
  'settled',
  'nextChargeNamed',
  'shortened',
]);

/** What makes a fact the same one, however often the provider says it; null if it is never the same. */
function identityOf(fact: StoredFact): string | null {
  if (changing.has(fact.kind)) return null;
  const at = fact.at.toISOString();
  // A charge may be reversed and reinstated again, and two charges at the same moment.
  if (fact.kind === 'reinstated') return `${fact.kind} ${fact.id} ${at}`;
  return `${fact.kind} ${'id' in fact ? fact.id : at}`;
}

/** The record with these facts too, each once. */
export function addFacts(record: SubscriptionRecord, added: readonly StoredFact[]): SubscriptionRecord {
  const refunds = new Set<Fact>(refundsIn(record.facts).values());
  // A charge whose reversal was undone may be refunded again.
  const standing = record.facts.filter((fact) => fact.kind !== 'refunded' || refunds.has(fact));
  const known = new Set(standing.map(identityOf).filter((identity) => identity !== null));
  const fresh = added.filter((fact) => !known.has(identityOf(fact) ?? ''));
  return fresh.length === 0 ? record : { ...record, facts: [...record.facts, ...fresh] };
}

/** The record with the next charge that is named at a moment; unchanged if none is, or the same one as before. */
export function nameNextCharge(
  record: SubscriptionRecord,
  next: Date | null,
  { by, at }: Pick<FactOf<'nextChargeNamed'>, 'by' | 'at'>,
): SubscriptionRecord {
  const isNew = next !== null && lastNamed(record)?.getTime() !== next.getTime();
  return isNew ? addFacts(record, [{ kind: 'nextChargeNamed', at, next, by }]) : record;
}

/** The facts that the stored movements of money tell. A charge that was refunded in part pays for its whole period. */
export function factsOfCharges(charges: ReadonlyMap<string, Charge>, now: Date): StoredFact[] {
  return [...charges].flatMap(([id, charge]): StoredFact[] => {
    const { at, periodStart, periodEnd: until } = charge;
    if (!isUsedCharge(charge) || !until) return [];
    const { wonAt } = charge;
    const found: StoredFact[] = [{ kind: 'charged', id, at: at ?? periodStart ?? until, until }];
    if (wonAt) found.push({ kind: 'reinstated', id, at: wonAt });
    if (returnedOf(charge) === 'all') found.push({ kind: 'refunded', id, at: charge.returnedAt ?? now });
    // Its reversal counted as whole until an event named the part.
    else if (charge.returnedAt) found.push({ kind: 'reinstated', id, at: charge.returnedAt });
    return found;
  });
}

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
