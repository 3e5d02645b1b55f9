import { lastMailTo } from '#functions/documents/mail.ts';
import { allRecords } from './records.ts';
import type { OpsContext } from './context.ts';

/** Lists each owner's next notice and last e-mail with their dates, the next due first. */
export async function notices(ops: OpsContext): Promise<number> {
  const waiting = (await allRecords(ops)).toSorted(
    (one, other) => timeOf(one.record.reminderDue) - timeOf(other.record.reminderDue),
  );
  for (const { email, record } of waiting) {
    const { reminderDue: due } = record;
    const mail = await lastMailTo(ops.context.store, email);
    if (due === null && mail === null) continue;
    const last = mail ? `${mail.id} on ${mail.at.toISOString().slice(0, 10)}` : 'none';
    ops.talk.say(`${email}  next ${due?.toISOString() ?? 'none'}  last ${last}`);
  }
  return 0;
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Infinity;
