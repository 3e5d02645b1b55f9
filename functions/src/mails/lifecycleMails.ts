import type { PromptNoticeId } from '#domain/notices.ts';
import type { MailText, AccountMailData } from '#domain/mails/mail.ts';
import { pausedMail, pauseEndsMail, pauseFailedMail, pauseOverMail } from '#domain/mails/pauseMails.ts';
import { cancelledMail, endedUnpaidMail } from '#domain/mails/cancelledMail.ts';
import { changeMail } from '#domain/mails/changeMail.ts';
import { paymentFailedMail, type FailedCharge } from '#domain/mails/paymentFailedMail.ts';
import { receiptMail, type ReceiptCharge } from '#domain/mails/receiptMail.ts';
import { refundMail, type ShownRefund } from '#domain/mails/refundMail.ts';
import type { Undue } from '#domain/mails/words/enRefunds.ts';
import { recoveredMail, suspendedMail } from '#domain/mails/standingMails.ts';
import { invoiceNumber, invoicePath } from '#domain/invoice.ts';
import type { Agreed } from '#domain/recordedSubscription.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import type { PauseNews } from '../standing/commands.ts';
import { promisedCharge } from '../standing/pauseDates.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { daysKeptBy } from '../standing/pause.ts';
import {
  aboutNextCharge,
  writeEventMail,
  writeBooksMail,
  aboutRecord,
  type MailContext,
} from './recordMail.ts';
import { addressOf } from '../context/context.ts';
import { failedChargeOf } from '../ledger/facts.ts';
import { accountStateOf, failedPaymentOf, hasAccess, nextChargeOf } from '../standing/accountState.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isFree, isSuspended } from '../subscription/recordStatus.ts';

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

function hasOtherTerms(before: Agreed, after: Agreed): boolean {
  return (['planName', 'posDevices', 'total', 'currency', 'interval'] as const).some(
    (term) => before[term] !== after[term],
  );
}

/** Whether a change is the new price that was announced to the owner. */
function wasAnnounced({ billing, priceChange }: SubscriptionRecord, after: SubscriptionRecord): boolean {
  const { announcedAt = null, total } = priceChange ?? {};
  const kept = after.priceChange?.total === total && billing?.total !== total;
  return announcedAt !== null && kept && after.billing?.total === total && !after.billing?.changedAtProvider;
}

/** Whether a due charge is unpaid: it failed, or PayPal suspended the subscription. */
function isAstray(record: SubscriptionRecord): boolean {
  return (
    isAlive(record) && record.pause === null && (isSuspended(record) || failedPaymentOf(record) !== null)
  );
}

interface RecordChange {
  before: SubscriptionRecord;
  after: SubscriptionRecord;
  /** Whether it ended because the provider gave up a charge. */
  unpaid?: boolean;
}

const failedMailId = (now: Date) => `${'payment-failed' satisfies PromptNoticeId}-${now.getTime()}`;

function unpaidOf(record: SubscriptionRecord): FailedCharge | null {
  const failed = failedChargeOf(record);
  return failed && { ...failed, currency: confirmationFrom(record).currency };
}

/** The e-mail about a suspension, or about the recovery from a suspension or a failed charge. */
function standingMail(
  about: AccountMailData,
  { before, after, now }: RecordChange & { now: Date },
): { id: PromptNoticeId; mail: () => MailText } | null {
  // A pause has its own e-mails.
  if (before.pause || after.pause) return null;
  if (isSuspended(after) && !isSuspended(before))
    return { id: 'suspended', mail: () => suspendedMail({ ...about, since: now, failed: unpaidOf(after) }) };
  const nextChargeAt = nextChargeOn(after);
  const recovered = isAstray(before) && !isAstray(after);
  const paid = failedPaymentOf(before) !== null;
  return recovered ? { id: 'recovered', mail: () => recoveredMail({ ...about, nextChargeAt, paid }) } : null;
}

function newFailure({ before, after }: RecordChange): FailedCharge | null {
  const isNew = failedChargeOf(after)?.attempt !== failedChargeOf(before)?.attempt;
  return isAlive(after) && isNew ? unpaidOf(after) : null;
}

/** The e-mails for a change of the record, each with the prefix of its id. */
function messages(context: MailContext, change: RecordChange): Array<[string, () => MailText]> {
  const { before, after, unpaid = false } = change;
  const now = context.now();
  const about = aboutRecord(context, after);
  if (!isAlive(after)) {
    if (!isAlive(before)) return [];
    const accessUntil = about.access ? accessEndOf(after).accessUntil : null;
    const failed = unpaidOf(after);
    const mail = () =>
      unpaid ? endedUnpaidMail({ ...about, failed }) : cancelledMail({ ...about, accessUntil });
    return [['cancelled', mail]];
  }
  const found: Array<[string, () => MailText]> = [];
  const failed = newFailure(change);
  const standing = standingMail(about, { ...change, now });
  const nextChargeAt = nextChargeOn(after);
  // The e-mail about a suspension says which charge has failed.
  if (failed && standing?.id !== 'suspended')
    found.push([failedMailId(now), () => paymentFailedMail({ ...about, failed, nextChargeAt })]);
  if (standing) found.push([`${standing.id}-${now.getTime()}`, standing.mail]);
  const earlier = confirmationFrom(before);
  // An imported record has no price until it is compared with the provider.
  if (before.billing && !wasAnnounced(before, after) && hasOtherTerms(earlier, about.confirmation)) {
    const mail = () => changeMail({ ...about, before: earlier, from: nextChargeAt });
    found.push([`changed-${now.getTime()}`, mail]);
  }
  return found;
}

/** Writes the e-mails about a changed record with its change, compared with the record before, so each once. */
export function writeChangeMails(
  transaction: Transaction,
  context: MailContext,
  change: RecordChange & { email: string },
): void {
  const { email, after } = change;
  const now = context.now();
  // Free subscriptions share their id.
  const subject = isFree(after) ? `${email}-${now.getTime()}` : after.subscriptionId;
  for (const [what, text] of messages(context, change)) {
    writeEventMail(transaction, context, { id: `${what}-${subject}`, email, record: after }, text);
  }
  const failed = newFailure(change);
  if (!failed) return;
  const { amount, currency } = failed;
  const paper = { kind: 'failed', number: null, at: now, amount, currency } as const;
  writeBooksMail(transaction, context, {
    id: `${failedMailId(now)}-${subject}`,
    record: after,
    paper,
  });
}

/**
 * Writes the e-mail about a refund in the transaction that records the refund. `record`: with the refund; `until`: the end of
 * the refunded time, if it is in the future; `undue`: why it was not due, if so; `goesOn`: the owner's record that
 * runs or gives access; null if none does.
 */
export function writeRefundMail(
  transaction: Transaction,
  context: MailContext,
  request: {
    email: string;
    record: SubscriptionRecord;
    refund: ShownRefund;
    until: Date | null;
    undue: Undue | null;
    goesOn: SubscriptionRecord | null;
  },
): void {
  const { email, record, refund, until, undue, goesOn } = request;
  const nextCharge = goesOn && nextChargeOf(goesOn, context.now());
  const text = () =>
    refundMail({
      ...aboutRecord(context, record),
      access: hasAccess(goesOn ?? record, context.now()),
      refund,
      undue,
      noteUrl: addressOf(context, record.language, invoicePath(refund.noteId)),
      time: until && { until, nextChargeAt: nextCharge && new Date(nextCharge.at) },
    });
  const id = `${refund.kind}-${refund.transactionId}`;
  writeEventMail(transaction, context, { id, email, record }, text);
  writeBooksMail(transaction, context, { id, record, paper: refund });
}

/** Tells an owner that the service can be used again, because the reversal that had taken the time was undone. */
export function writeAccessAgainMail(
  transaction: Transaction,
  context: MailContext,
  { before, after }: RecordChange,
): void {
  const now = context.now();
  if (accountStateOf(before, now) !== 'refunded' || accountStateOf(after, now) === 'refunded') return;
  const { email, subscriptionId } = after;
  const notice: PromptNoticeId = 'recovered';
  const id = `${notice}-${now.getTime()}-${subscriptionId}`;
  writeEventMail(transaction, context, { id, email, record: after }, () =>
    recoveredMail({ ...aboutRecord(context, after), nextChargeAt: nextChargeOn(after), paid: false }),
  );
}

/** Writes the receipt of a charge in the transaction that records the charge. */
export function writeReceiptMail(
  transaction: Transaction,
  context: MailContext,
  request: { email: string; record: SubscriptionRecord; charge: ReceiptCharge; undue: Undue | null },
): void {
  const { email, record, charge, undue } = request;
  const next = nextChargeOf(record, context.now());
  const nextChargeAt = next && new Date(next.at) > charge.at ? new Date(next.at) : null;
  const invoiceUrl = addressOf(context, record.language, invoicePath(charge.id));
  const text = () =>
    receiptMail({ ...aboutNextCharge(context, record), charge, undue, nextChargeAt, invoiceUrl });
  const notice: PromptNoticeId = 'receipt';
  const id = `${notice}-${charge.id}`;
  writeEventMail(transaction, context, { id, email, record }, text);
  writeBooksMail(transaction, context, {
    id,
    record,
    paper: { ...charge, kind: 'charge', number: invoiceNumber('charge', charge.id) },
  });
}
