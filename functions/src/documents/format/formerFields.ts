import type { Fields } from '../../store/Store.ts';
import { isFields } from '../../store/Store.ts';
import type { fact } from './factFields.ts';
import { group, list, nullable, optional, readTable, whole } from './codec.ts';
import { moment } from './values.ts';

type StoredFact = NonNullable<ReturnType<(typeof fact)['decode']>>;

/** The dates that records held before there were facts. They were changed with each movement of money and each pause. */
const former = {
  paidUntil: optional('paid_until', moment),
  refunded: group('time_given_back', { at: nullable('at', moment), until: nullable('until', moment) }),
  pauses: list(
    'moved_ends',
    whole(
      {
        at: nullable('paused_from', moment),
        from: nullable('from', moment),
        to: nullable('to', moment),
      },
      {},
    ),
  ),
  ending: group('cancellation', { accessUntil: nullable('access_until', moment) }),
};

/** The facts of a document that was written before there were any; none if it has no such dates. */
export function factsFromFormer(fields: Fields): StoredFact[] {
  const { paidUntil, refunded, pauses, ending } = readTable(former, fields);
  const accessUntil = ending?.accessUntil ?? null;
  const { at: refundedAt = null, until: refundedUntil = null } = refunded ?? {};
  if (!paidUntil && !refundedAt && !accessUntil && pauses.length === 0) return [];
  // Its dates contain what its pauses moved, so only later ones move them.
  const at = new Date((pauses.at(-1)?.at.getTime() ?? 0) + 1);
  return [
    ...pauses.map(({ at: began, from, to }) => ({ kind: 'paused' as const, at: began, from, to })),
    { kind: 'imported', at, until: paidUntil, refundedAt, refundedUntil, accessUntil },
  ];
}

/** A document without the dates that became facts. */
export function withoutFormer(stored: Fields): Fields {
  const { paid_until: _, time_given_back: __, moved_ends: ___, ...kept } = stored;
  const { cancellation } = kept;
  if (!isFields(cancellation)) return kept;
  const { access_until: ____, ...ending } = cancellation;
  return { ...kept, cancellation: ending };
}
