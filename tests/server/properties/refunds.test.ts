import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import { emptySubscription } from '#functions/documents/subscription.ts';
import { transactionsIn } from '#functions/paypal/transactions.ts';
import { addFacts, factsOfCharges } from '#functions/ledger/facts.ts';
import { standingOf } from '#functions/standing/standingOf.ts';
import { newRefunds, settledCharges } from '#functions/subscription/settledCharges.ts';
import { receiptsFrom, type Charge } from '#functions/documents/charges.ts';
import { itHolds } from '../../support/holds.ts';

const price = 4_900;
const now = new Date('2026-12-31T12:00:00Z');
const monthOf = (index: number, day: number) => new Date(Date.UTC(2026, index, day, 10));

interface Refund {
  /** The charge, by its month. */
  of: number;
  amount: number;
}

/** A subscription's charges and refunds, oldest first. */
interface History {
  charges: number;
  refunds: Refund[];
}

/** One report of the provider: an event of one refund, or the list as it was after some of them. */
type Report = { event: number } | { listAfter: number };

const history: fc.Arbitrary<History> = fc
  .record({
    charges: fc.integer({ min: 1, max: 4 }),
    asked: fc.array(fc.record({ of: fc.nat(3), amount: fc.constantFrom(1_000, 2_450, 3_900, price) }), {
      maxLength: 6,
    }),
  })
  .map(({ charges, asked }) => {
    const refunds: Refund[] = [];
    for (const { of, amount } of asked) {
      const month = of % charges;
      const left = price - givenOf(refunds, month);
      if (left > 0) refunds.push({ of: month, amount: Math.min(left, amount) });
    }
    return { charges, refunds };
  });

const reports: fc.Arbitrary<Report[]> = fc.array(
  fc.oneof(fc.record({ event: fc.nat(5) }), fc.record({ listAfter: fc.nat(6) })),
  { maxLength: 12 },
);

function givenOf(refunds: readonly Refund[], month: number): number {
  return refunds.filter(({ of }) => of === month).reduce((sum, { amount }) => sum + amount, 0);
}

function refundAt({ refunds }: History, index: number): ProviderTransaction | undefined {
  const refund = refunds[index];
  if (!refund) return undefined;
  const at = monthOf(refund.of, 20 + index);
  return { id: `R${index}`, kind: 'refund', at, amount: refund.amount, currency: 'USD', refunded: false };
}

/** The list after this many refunds, as either PayPal returns it. */
function listAfter({ charges, refunds }: History, count: number, entries: boolean): ProviderTransaction[] {
  const made = refunds.slice(0, count);
  const listed = Array.from({ length: charges }, (_, month): ProviderTransaction => {
    const back = givenOf(made, month);
    return {
      id: `C${month}`,
      kind: 'charge',
      at: monthOf(month, 10),
      amount: price,
      currency: 'USD',
      refunded: back === price,
      ...(back > 0 && back < price && { partlyRefunded: true }),
    };
  });
  const given = made.map((_, index) => refundAt({ charges, refunds }, index));
  return [...listed, ...(entries ? given.filter((one) => one !== undefined) : [])];
}

function listedBy(past: History, report: Report, entries: boolean): ProviderTransaction[] {
  if ('listAfter' in report) return listAfter(past, report.listAfter, entries);
  const refund = refundAt(past, report.event);
  return refund ? [{ ...refund, of: `C${past.refunds[report.event]?.of}` }] : [];
}

const facts = {
  subscriptionId: 'I-1',
  periodOf: ({ at }: ProviderTransaction) => ({
    start: new Date(at),
    end: monthOf(new Date(at).getUTCMonth() + 1, 10),
  }),
  now,
  first: false,
};

const sumOf = (charges: ReadonlyMap<string, Charge>) =>
  [...charges.values()]
    .filter(({ kind }) => kind !== 'charge')
    .reduce((sum, { amount }) => sum + Number(amount), 0);

describe('refunds', () => {
  itHolds(2_000, {
    title:
      'count once, however they are reported, keep the number of their credit note and take just the time that was paid for (R-CHARGE-FACTS, R-INVOICE-NUMBER)',
    property: fc.property(history, reports, fc.boolean(), fc.boolean(), (past, before, entries, events) => {
      const { charges, refunds } = past;
      const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
      const full = Array.from({ length: charges }, (_, month) => givenOf(refunds, month) === price);
      const everyEvent = events ? refunds.map((_, event): Report => ({ event })) : [];
      let known: ReadonlyMap<string, Charge> = new Map();
      const mailed: string[] = [];
      for (const report of [...before, { listAfter: refunds.length }, ...everyEvent, ...before]) {
        const after = settledCharges(known, listedBy(past, report, entries), facts);
        mailed.push(...newRefunds(known, after).map(({ number }) => number));
        known = after;
        expect(sumOf(known)).toBeLessThanOrEqual(total);
      }
      if (refunds.length === 1 && full.includes(true)) {
        const notes = receiptsFrom(known).filter(({ kind }) => kind === 'refund');
        expect(mailed).toEqual(notes.map(({ number }) => number));
      }
      const namedInFull = entries || events || refunds.every(({ of }) => full[of]);
      if (namedInFull) expect(sumOf(known)).toBe(total);
      const returned = full.map((_, month) => known.get(`C${month}`)?.returned);
      expect(returned).toEqual(
        full.map((all, month) => {
          if (all) return 'all';
          return givenOf(refunds, month) > 0 ? 'part' : null;
        }),
      );
      const { coveredUntil, lost } = standingOf(factsOfCharges(known, now));
      const lastKept = full.lastIndexOf(false);
      expect(coveredUntil).toEqual(lastKept < 0 ? null : monthOf(lastKept + 1, 10));
      expect(lost !== null).toBe(full.at(-1));
    }),
  });
});

/** How PayPal may list a charge of which some was reversed: `REVERSED` does not say how much. */
type ListedAs = 'its amount' | 'REVERSED';

/** A report about one reversed charge: the event of one reversal, or the list after all of them. */
type ReversalReport = { event: number } | { list: ListedAs; entries: boolean };

const story = fc.record({
  reversals: fc.array(fc.constantFrom(1_000, 2_450, price), { minLength: 1, maxLength: 2 }).map((asked) =>
    asked.flatMap((amount, nth) => {
      const left = price - sum(asked.slice(0, nth));
      return left > 0 ? [Math.min(left, amount)] : [];
    }),
  ),
  lists: fc.array(
    fc.record({
      list: fc.constantFrom<ListedAs[]>('its amount', 'REVERSED'),
      entries: fc.boolean(),
      after: fc.nat(2),
    }),
    { maxLength: 3 },
  ),
  backwards: fc.boolean(),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const timeOf = (nth: number) => monthOf(0, 20 + nth).toISOString();

/** What PayPal says of the charge and its reversals. */
function reportedBy(reversals: readonly number[], report: ReversalReport): ProviderTransaction[] {
  if ('event' in report) {
    const { event: nth } = report;
    const amount = reversals[nth] ?? 0;
    const money = { amount, currency: 'USD', refunded: false } as const;
    return [{ id: `V${nth}`, kind: 'reversal', at: new Date(timeOf(nth)), ...money, of: 'C0' }];
  }
  const published = sum(reversals) === price ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const entry = (id: string, status: string, time: string, amount: number) => ({
    id,
    status,
    time,
    amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: (amount / 100).toFixed(2) } },
  });
  const status = report.list === 'REVERSED' ? report.list : published;
  return transactionsIn({
    transactions: [
      entry('C0', status, monthOf(0, 10).toISOString(), price),
      ...(report.entries ? reversals : []).map((amount, nth) =>
        entry(`V${nth}`, 'REVERSED', timeOf(nth), -amount),
      ),
    ],
  });
}

describe('reversals', () => {
  itHolds(1_000, {
    title:
      'take the time of a charge just when no money of it is left, whoever tells of them first (R-CHARGE-GIVEN-BACK)',
    property: fc.property(story, ({ reversals, lists, backwards }) => {
      const events = reversals.map((_, event): ReversalReport => ({ event }));
      const inOrder = backwards ? events.toReversed() : events;
      const listsAfter = (count: number) =>
        lists.filter(({ after }) => Math.min(after, events.length) === count);
      const reports = [null, ...inOrder].flatMap((event, count) =>
        (event ? [event] : []).concat(listsAfter(count)),
      );
      let known: ReadonlyMap<string, Charge> = settledCharges(
        new Map(),
        listAfter({ charges: 1, refunds: [] }, 0, false),
        facts,
      );
      let record = emptySubscription();
      for (const [nth, report] of reports.entries()) {
        const then = new Date(now.getTime() + nth);
        known = settledCharges(known, reportedBy(reversals, report), { ...facts, now: then });
        record = addFacts(record, factsOfCharges(known, then));
      }
      const isWhole = sum(reversals) === price;
      const { coveredUntil, lost } = standingOf(record.facts);
      expect(coveredUntil).toEqual(isWhole ? null : monthOf(1, 10));
      expect(lost !== null).toBe(isWhole);
      expect(sumOf(known)).toBe(sum(reversals));
    }),
  });
});
