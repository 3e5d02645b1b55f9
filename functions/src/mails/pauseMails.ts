import type { PauseNoticeId } from '#domain/notices.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { pausedMail, pauseEndsMail, pauseFailedMail, pauseOverMail } from '#domain/mails/pauseMails.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { promisedCharge } from '../standing/pauseDates.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { daysKeptBy } from '../standing/pause.ts';
import { aboutNextCharge, writeEventMail, type MailContext } from './recordMail.ts';

export type PauseNews = PauseNoticeId | 'paused' | 'pause-over' | 'pause-failed';

interface PauseChange {
  email: string;
  /** The pause; `after` may not contain it any more. */
  pause: StoredPause;
  after: SubscriptionRecord;
}

function textOf(context: MailContext, news: PauseNews, { pause, after }: PauseChange): MailText {
  const about = aboutNextCharge(context, after);
  const { total: amount, currency } = about.confirmation;
  const kept = daysKeptBy(after, pause);
  // The provider reports the charge once the pause is over; until then it is the promised one.
  const at = (after.pause ? null : nextChargeOn(after)) ?? promisedCharge(pause);
  const charge = { amount, currency, at };
  if (news === 'pause-over') return pauseOverMail({ ...about, charge, daysKept: kept });
  if (news === 'pause-failed')
    return pauseFailedMail({ ...about, daysKept: kept, accessUntil: accessEndOf(after).accessUntil });
  const data = { ...about, until: pause.until, charge, daysKept: kept };
  return news === 'paused' ? pausedMail(data) : pauseEndsMail(data);
}

/** Writes an e-mail about a pause in the transaction that changes the pause. Each kind is sent once per pause. */
export function writePauseMail(
  transaction: Transaction,
  context: MailContext,
  news: PauseNews,
  change: PauseChange,
): void {
  const { email, pause, after } = change;
  const id = `${news}-${after.subscriptionId}-${pause.askedAt.getTime()}`;
  writeEventMail(transaction, context, { id, email, record: after }, () => textOf(context, news, change));
}
