import { recordsWith } from './records.ts';
import type { OpsContext } from './context.ts';

/** Lists the notices of charges: of each owner the next one's day and the name of the last one, the next due first. */
export async function notices(ops: OpsContext): Promise<number> {
  const waiting = (await recordsWith(ops, undefined)).toSorted(
    (one, other) => timeOf(one.record.reminderDue) - timeOf(other.record.reminderDue),
  );
  for (const { email, record } of waiting) {
    const { reminderDue: due, lastNotice } = record;
    if (due === null && lastNotice === null) continue;
    ops.talk.say(`${email}  next ${due?.toISOString() ?? 'none'}  last ${lastNotice ?? 'none'}`);
  }
  return 0;
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Infinity;
