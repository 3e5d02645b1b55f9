import { daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import type { StoredFact, SubscriptionRecord } from './subscription.ts';

type Dated = Pick<SubscriptionRecord, 'facts' | 'billing'>;

/** A time span that pauses put off, from its beginning to its end. */
export interface MovableSpan {
  at: Date;
  until: Date;
}

type Delay = Pick<Extract<StoredFact, { kind: 'paused' }>, 'at' | 'endBefore' | 'endAfter'>;

/** The end of a time span, moved by the pauses that began within it. */
export function endAfter(pauses: readonly Delay[], { at, until }: MovableSpan): Date {
  return pauses.reduce((end, pause) => {
    const ran = at <= pause.at && end > pause.at;
    return ran ? new Date(end.getTime() + pause.endAfter.getTime() - pause.endBefore.getTime()) : end;
  }, until);
}

/** The end of a time span of a record, moved by the pauses that are over. */
export function endAfterPauses({ facts }: Pick<SubscriptionRecord, 'facts'>, span: MovableSpan): Date {
  return endAfter(
    facts.filter((fact) => fact.kind === 'paused'),
    span,
  );
}

/** Since when the offer of a record runs. The first charge of a former record contains what its pauses moved. */
export function offeredAt({ billing, facts }: Dated): Date {
  const imported = facts.find(({ kind }) => kind === 'imported')?.at.getTime() ?? 0;
  return new Date(Math.max(billing?.created?.getTime() ?? 0, imported));
}

export function lastNamed({ facts }: Pick<SubscriptionRecord, 'facts'>): Date | null {
  return facts.findLast((fact) => fact.kind === 'nextChargeNamed')?.next ?? null;
}

/**
 * The next charge; null when none is known. It is the day that was last named for it, or the first charge if that is later: right
 * after the approval PayPal may still name today (reference/PayPal.mdx#trials-and-billing-days).
 */
export function nextChargeOn(record: Dated): Date | null {
  const named = lastNamed(record);
  const until = record.billing?.firstCharge ?? null;
  const first = until && endAfterPauses(record, { at: offeredAt(record), until });
  return named && first && named < daysBefore(first, besideDays) ? first : named;
}
