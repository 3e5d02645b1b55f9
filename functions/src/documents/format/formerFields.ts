import type { Fields } from '../../store/Store.ts';
import { isFields } from '../../store/Store.ts';
import { billed, type fact } from './factFields.ts';
import { group, list, nullable, optional, readTable, whole } from './codec.ts';
import { isoMoment, moment, number, text } from './values.ts';

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
