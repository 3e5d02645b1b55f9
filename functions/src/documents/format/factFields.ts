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

/** The dates that records held before there were facts. They were changed with each movement of money and each pause. */
const formerDates = {
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
  ending: group('cancellation', { accessUntil: nullable('access_until', moment) }),
};

/** What records held of money besides. */
const formerMoney = {
  lastCharge: nullable('last_charging_date', moment),
  lastPaid: optional('last_paid', whole(billed)),
  terms: list('former_terms', whole(billed)),
  failed: optional(
    'failed_payment',
    whole(
      { at: nullable('at', moment), amount: nullable('amount', number) },
      {
        attempt: nullable('occurrence', text),
        nextTryAt: nullable('next_try_at', moment),
        posDevices: optional('pos_devices', number),
      },
    ),
  ),
  owed: optional('owed_before', number),
  details: group('subscriptionDetails', { nextCharge: optional('next_billing_time', isoMoment) }),
};

function datesFromFormer(fields: Fields): StoredFact[] {
  const { paidUntil, refunded, pauses, ending } = readTable(formerDates, fields);
  const accessUntil = ending?.accessUntil ?? null;
  const { at: refundedAt = null, until: refundedUntil = null } = refunded ?? {};
  if (!paidUntil && !refundedAt && !accessUntil && pauses.length === 0) return [];
  // Its dates contain what its pauses moved, so only later ones move them.
  const at = new Date((pauses.at(-1)?.at.getTime() ?? 0) + 1);
  return [
    ...pauses.flatMap((pause) => [{ kind: 'paused' as const, ...pause }]),
    { kind: 'imported', at, until: paidUntil, refundedAt, refundedUntil, accessUntil },
  ];
}

const unknownTerms = { interval: null, currency: null, posDevices: null, total: null };

function moneyFromFormer(fields: Fields, known: readonly StoredFact[]): StoredFact[] {
  const { lastCharge, lastPaid, terms, failed, owed, details } = readTable(formerMoney, fields);
  const isKnown = (one: StoredFact['kind']) => known.some(({ kind }) => kind === one);
  const next = isKnown('nextChargeNamed') ? null : details?.nextCharge;
  return [
    ...(owed ? [{ kind: 'earlierDebt' as const, at: new Date(0), amount: owed }] : []),
    // When they changed was not stored, only in which order.
    ...terms.flatMap((one, nth) => [{ kind: 'termsReplaced' as const, at: new Date(nth), ...one }]),
    ...(lastCharge && !isKnown('paymentReported')
      ? [{ kind: 'paymentReported' as const, at: lastCharge, ...unknownTerms, ...lastPaid }]
      : []),
    ...(failed ? [{ kind: 'failed' as const, ...failed, attempt: failed.attempt ?? '' }] : []),
    ...(next ? [{ kind: 'nextChargeNamed' as const, at: new Date(0), next, by: 'document' as const }] : []),
  ];
}

/** The facts of a document that was written before there were any, or before all were; none if it has nothing of that. */
export function factsFromFormer(fields: Fields, known: readonly StoredFact[]): StoredFact[] {
  const hasDates = known.some(({ kind }) => kind === 'imported');
  return [...(hasDates ? [] : datesFromFormer(fields)), ...moneyFromFormer(fields, known)];
}

/** A document without the fields that became facts. */
export function withoutFormer(stored: Fields): Fields {
  const { cancellation } = stored;
  const gone = [formerDates.paidUntil, formerDates.refunded, formerDates.pauses];
  const { lastPaid, terms, failed, owed } = formerMoney;
  const names = new Set([...gone, lastPaid, terms, failed, owed].map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
  if (!isFields(cancellation)) return kept;
  const { access_until: _, ...ending } = cancellation;
  return { ...kept, cancellation: ending };
}
