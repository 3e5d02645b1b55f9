import { noticeMail, priceMail } from '#domain/mails/noticeMails.ts';
import { isFirstAtNewPrice } from '#domain/priceChange.ts';
import { announcedPriceOf, recordAnnouncement } from '../subscription/change.ts';
import { standingIn } from '../standing/standingOf.ts';
import { subscriptions } from '../documents/subscription.ts';
import { dueNotice, isTooLate, scheduleNotice } from '../standing/nextNotice.ts';
import { isAlive, isSuspended } from '../subscription/recordStatus.ts';
import type { ServerContext } from '../context/context.ts';
import { mailFields, mails } from '../documents/mail.ts';
import { accountIn } from '../owners/ownRecords.ts';
import { aboutNextCharge, aboutRecord } from './recordMail.ts';

/** The id of the e-mail that announces a new price. It contains the date of the first charge. */
export function priceMailId(from: Date, subscriptionId: string): string {
  return `new-price-${from.toISOString().slice(0, 10)}-${subscriptionId}`;
}

/**
 * Sends the due notice or drops it. The same transaction marks it as sent and schedules the next one, so a second run does
 * not send it again. Drops a notice if the subscription was canceled or charged in the meantime, or if its window has
 * closed.
 */
export async function sendOrDropNotice(
  context: Pick<ServerContext, 'store' | 'brand' | 'siteUrl' | 'now' | 'logs'>,
  { email, subscriptionId }: { email: string; subscriptionId: string },
): Promise<void> {
  const { store, now, logs } = context;
  const ref = subscriptions.ref(email);
  const done = await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(ref));
    // Another subscription with its own notices has replaced this one.
    if (!record?.reminderDue || record.reminderDue > now() || record.subscriptionId !== subscriptionId)
      return null;
    // Keep the notice, because the provider may resume the subscription and charge it.
    if (isAlive(record) && isSuspended(record) && !record.pause) return null;
    const due = dueNotice(record, now());
    const broken = subscriptions.broken(record.stored ?? {});
    const isLate = isTooLate(record, now());
    // The notice must name the same price and day as the charge.
    if (broken.length > 0 && !isLate) throw new Error(`a record cannot be read: ${broken.join(', ')}`);
    if (!due || isLate) {
      transaction.set(ref, subscriptions.serialize(scheduleNotice(record, now())));
      const wasDue = due !== null || broken.length > 0;
      return { verdict: wasDue ? ('late' as const) : ('drop' as const), notice: due?.name ?? null };
    }
    const to = { to: email, uid: accountIn(record), now: now() };
    const { id: row, name: notice, about, opens } = due;
    const id = `${row === 'reminder' ? row : notice}-${subscriptionId}`;
    if (row === 'new-price') {
      const newTotal = record.priceChange?.total ?? 0;
      const text = priceMail({ ...aboutRecord(context, record), about, newTotal });
      transaction.set(mails.ref(priceMailId(about, subscriptionId)), mailFields(to, text));
      // Keep `lastNotice`, so that the earlier notice is not sent again; the price change stores this announcement.
      const after = recordAnnouncement(record, about, now());
      transaction.set(ref, subscriptions.serialize(scheduleNotice(after, now())));
      return { verdict: 'send' as const, notice };
    }
    const after = subscriptions.serialize(scheduleNotice({ ...record, lastNotice: notice }, now()));
    // Older records do not store which notices were sent, and an e-mail that is written twice is sent twice.
    const written = mails.parse(await transaction.get(mails.ref(id))).created;
    // If a trial's end has moved, an earlier reminder does not count.
    if (written && written >= opens) {
      transaction.set(ref, after);
      return { verdict: 'drop' as const, notice };
    }
    const nextChargeAt = standingIn(record).promised.nextCharge;
    const isNewPrice = isFirstAtNewPrice(about, announcedPriceOf(record, { now: now(), next: nextChargeAt }));
    const text = noticeMail(row, { ...aboutNextCharge(context, record), about, nextChargeAt, isNewPrice });
    transaction.set(mails.ref(id), mailFields(to, text));
    transaction.set(ref, after);
    return { verdict: 'send' as const, notice };
  });
  if (done === null) return;
  const { verdict, notice } = done;
  if (verdict === 'send') logs.info('sent a notice', { subscriptionId, notice });
  if (verdict === 'late') logs.warn('a notice came too late to be sent', { subscriptionId, notice });
  if (verdict === 'drop') logs.info('no notice is needed any more', { subscriptionId });
}
