import { mailsTo } from '#functions/documents/mail.ts';
import type { SubscriptionRecord } from '#functions/documents/subscription.ts';
import { dueNotice } from '#functions/standing/nextNotice.ts';
import { allRecords, dayOf } from './records.ts';
import type { OpsContext } from './context.ts';

const timeOf = (next: { at: Date } | null) => next?.at.getTime() ?? Infinity;

/** The e-mail that comes next by date: a scheduled notice, or the one about the next step of a pause. */
function nextMailOf(record: SubscriptionRecord): { id: string; at: Date } | null {
  const { reminderDue, pauseDue, pause } = record;
  // After a cancellation the moment of the next notice is kept, and nothing is sent then.
  const due = reminderDue && dueNotice(record, reminderDue);
  const notice = reminderDue && due && { id: due.id, at: reminderDue };
  if (!pauseDue || !pause || (notice && notice.at < pauseDue)) return notice;
  const afterBegun = pause.noticedAt === null ? 'pause-ends' : 'pause-over';
  return { id: pause.from === null ? 'paused' : afterBegun, at: pauseDue };
}

/** Lists each owner's next notice and the e-mails sent, with their dates, the next due first. */
export async function notices(ops: OpsContext): Promise<void> {
  const owners = (await allRecords(ops)).map(({ email, record }) => ({
    email,
    next: nextMailOf(record),
  }));
  for (const { email, next } of owners.toSorted((one, other) => timeOf(one.next) - timeOf(other.next))) {
    const mails = await mailsTo(ops.context.store, email);
    if (next === null && mails.length === 0) continue;
    const sent = mails.map(({ id, at }) => `${id} on ${dayOf(at)}`).join(', ') || 'none';
    ops.talk.say(`${email}  next ${next ? `${next.id} on ${dayOf(next.at)}` : 'none'}  sent ${sent}`);
  }
  ops.talk.say(`Owners: ${owners.length}`);
}
