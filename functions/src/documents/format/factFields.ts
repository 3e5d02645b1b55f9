import { currencies } from '#domain/currency.ts';
import { billingIntervals } from '#domain/plan.ts';
import { nullable, optional, variants, whole, group, list, readTable } from './codec.ts';
import { moment, number, oneOf, text, isoMoment } from './values.ts';
import { isFields, type Fields } from '../../store/Store.ts';

/** The billed terms, in every part of a record that stores a price. */
export const billed = {
  interval: nullable('interval', oneOf(billingIntervals)),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('pos_devices', number),
  /** In minor units per period. */
  total: nullable('total', number),
};

const at = nullable('at', moment);
const id = nullable('id', text);
const until = nullable('until', moment);
const amount = nullable('amount', number);

/** What happens to a subscription's time or money. A stored fact is never changed. */
const kinds = {
  /** A charge, by the provider's id, and the end of the one period that it pays for. */
  charged: whole({ id, at, until }),
  refunded: whole({ id, at }),
  /** The reversal of a charge was undone, because its dispute was decided for us. */
  reinstated: whole({ id, at }),
  /**
   * The provider says that it was paid: the terms of which that paid one period, which former records do not name. Its list may
   * show the charge hours later.
   */
  paymentReported: whole({ at }, billed),
  /** The terms that were billed until others replaced them. */
  termsReplaced: whole({ at, ...billed }),
  /** A charge failed: which attempt, all that is unpaid since, in minor units, and the devices that the charge was for. */
  failed: whole(
    { at, attempt: nullable('attempt', text), amount },
    { nextTryAt: optional('next_try_at', moment), posDevices: optional('pos_devices', number) },
  ),
  /** Nothing is unpaid any more. */
  settled: whole({ at }),
  /** Its owner left this unpaid of an earlier subscription; it is never collected. */
  earlierDebt: whole({ at, amount }),
  /** When the next charge is: named by the provider, offered, promised for after a pause, or held by a document from before this fact. */
  nextChargeNamed: whole({
    at,
    next: nullable('next', moment),
    by: nullable('by', oneOf(['provider', 'offer', 'pause', 'document'])),
  }),
  /** A pause that is over: since when it kept the remaining days, and their end before and after it. */
  paused: whole({ at, endBefore: nullable('from', moment), endAfter: nullable('to', moment) }),
  /** A free subscription began, which keeps time that was paid for earlier until it ends. */
  kept: whole({ at, until }),
  /**
   * Time that this subscription was promised from an earlier one ends sooner, because the earlier charge was refunded, or as before,
   * because that was undone: the latest counts.
   */
  shortened: whole({ at, until }),
  /** What a record said that was written before there were facts: `at` is just after its last pause's beginning. */
  imported: whole(
    { at },
    {
      until: optional('until', moment),
      refundedAt: optional('refunded_at', moment),
      refundedUntil: optional('refunded_until', moment),
      accessUntil: optional('access_until', moment),
    },
  ),
};

export const fact = variants(kinds, {
  paymentReported: 'payment',
  termsReplaced: 'billed',
  earlierDebt: 'owing',
  nextChargeNamed: 'next_charge',
});

type StoredFact = NonNullable<ReturnType<(typeof fact)['decode']>>;

/** What records held before there were facts, which are written in its place. */
const former = {
  /** Dates that each movement of money and each pause changed. */
  paidUntil: optional('paid_until', moment),
  refunded: group('time_given_back', { at: nullable('at', moment), until: nullable('until', moment) }),
  pauses: list(
    'moved_ends',
    whole({
      at: nullable('paused_from', moment),
      endBefore: nullable('from', moment),
      endAfter: nullable('to', moment),
    }),
  ),
  lastPaid: optional('last_paid', whole(billed)),
  terms: list('former_terms', whole(billed)),
  failed: optional(
    'failed_payment',
    whole(
      { at, amount },
      {
        attempt: nullable('occurrence', text),
        nextTryAt: nullable('next_try_at', moment),
        posDevices: optional('pos_devices', number),
      },
    ),
  ),
  owed: optional('owed_before', number),
};

/** What the facts of a former record follow from besides; records still have it. */
const beside = {
  ending: group('cancellation', { accessUntil: nullable('access_until', moment) }),
  lastCharge: nullable('last_charging_date', moment),
  details: group('subscriptionDetails', { nextCharge: optional('next_billing_time', isoMoment) }),
};

const unknownTerms = { interval: null, currency: null, posDevices: null, total: null };

/** The facts of a document that was written before there were any, or before all were; none if it has nothing of that. */
export function factsFromFormer(fields: Fields, known: readonly StoredFact[]): StoredFact[] {
  const { paidUntil: until, refunded, pauses, lastPaid, terms, failed, owed } = readTable(former, fields);
  const { ending, lastCharge, details } = readTable(beside, fields);
  const isKnown = (one: StoredFact['kind']) => known.some(({ kind }) => kind === one);
  const accessUntil = ending?.accessUntil ?? null;
  const { at: refundedAt = null, until: refundedUntil = null } = refunded ?? {};
  const dates: StoredFact[] = pauses.map((pause) => ({ kind: 'paused', ...pause }));
  if (until || refundedAt || accessUntil || pauses.length > 0) {
    // Its dates contain what its pauses moved, so only later ones move them.
    const at = new Date((pauses.at(-1)?.at.getTime() ?? 0) + 1);
    dates.push({ kind: 'imported', at, until, refundedAt, refundedUntil, accessUntil });
  }
  const money: StoredFact[] = [];
  if (owed) money.push({ kind: 'earlierDebt', at: new Date(0), amount: owed });
  // When they changed was not stored, only in which order.
  terms.forEach((one, nth) => money.push({ kind: 'termsReplaced', at: new Date(nth), ...one }));
  if (lastCharge && !isKnown('paymentReported'))
    money.push({ kind: 'paymentReported', at: lastCharge, ...unknownTerms, ...lastPaid });
  if (failed) money.push({ kind: 'failed', ...failed, attempt: failed.attempt ?? '' });
  const next = isKnown('nextChargeNamed') ? null : details?.nextCharge;
  if (next) money.push({ kind: 'nextChargeNamed', at: new Date(0), next, by: 'document' });
  return [...(isKnown('imported') ? [] : dates), ...money];
}

/** A document without the fields that became facts. */
export function withoutFormer(stored: Fields): Fields {
  const { cancellation } = stored;
  const names = new Set(Object.values(former).map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
  if (!isFields(cancellation)) return kept;
  const { access_until: _, ...ending } = cancellation;
  return { ...kept, cancellation: ending };
}
