import { daysKept } from '#domain/pause.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { pausedMail, pauseEndsMail, pauseFailedMail, pauseOverMail } from '#domain/mails/pauseMails.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { nextChargeOn } from '../subscription/confirmation.ts';
import { chargeAfterPauseOf } from '../subscription/pause.ts';
import { aboutRecord, writeRecordMail, type MailContext } from './recordMail.ts';

/** What an owner is told about a pause. */
export type PauseNews = 'paused' | 'pause-ends' | 'pause-over' | 'pause-failed';

function textOf(
  context: MailContext,
  news: PauseNews,
  { before, after }: { before: SubscriptionRecord; after: SubscriptionRecord },
): MailText {
  const about = aboutRecord(context, after);
  const { confirmation } = about;
  const known = after.pause ?? before.pause;
  const {
    until,
    from = null,
    askedAt,
    coveredUntil,
  } = known ?? {
    until: context.now(),
    askedAt: context.now(),
    coveredUntil: context.now(),
  };
  const kept = daysKept({ from: from ?? askedAt, coveredUntil });
  const at = chargeAfterPauseOf(after) ?? nextChargeOn(after) ?? until;
  const charge = { amount: confirmation.total, currency: confirmation.currency, at };
  if (news === 'pause-over') return pauseOverMail({ ...about, charge });
  if (news === 'pause-failed') return pauseFailedMail({ ...about, daysKept: kept });
  const told = { ...about, until, charge, daysKept: kept };
  return news === 'paused' ? pausedMail(told) : pauseEndsMail(told);
}

/** Writes an e-mail about a pause in the transaction that makes it true. Each is sent once for a pause. */
export function writePauseMail(
  transaction: Transaction,
  context: MailContext,
  news: PauseNews,
  change: { email: string; before: SubscriptionRecord; after: SubscriptionRecord },
): void {
  const { email, before, after } = change;
  const since = (after.pause ?? before.pause)?.askedAt.getTime() ?? 0;
  const id = `${news}-${after.subscriptionId}-${since}`;
  writeRecordMail(transaction, context, { id, email, record: after }, textOf(context, news, change));
}
