import { pauseSubscription, resumeSubscription } from '#functions/account/pauseSubscription.ts';
import { pauseMonthsOf } from '#functions/documents/plans.ts';
import { nextChargeOn } from '#functions/subscription/confirmation.ts';
import { formatDay } from '#domain/day.ts';
import { chargeAfterPause, pauseChoices } from '#domain/pause.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { ownerOf, recordOf } from './records.ts';
import type { OpsContext } from './context.ts';

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

/** Pauses an owner's subscription until the first of a month, `2027-03`, as their own page does. */
export async function pause(ops: OpsContext, email: string, month: string | undefined): Promise<number> {
  const { context, talk } = ops;
  const own = await recordOf(ops, email);
  const { record } = own;
  const choices = pauseChoices(context.now(), await pauseMonthsOf(context.store, record.chargePeriod));
  const until = choices.find((choice) => monthOf(choice) === month);
  const coveredUntil = nextChargeOn(record);
  if (!until || !coveredUntil) {
    throw new CommandRefused(`Name a month with --until: ${choices.map(monthOf).join(', ') || 'none'}.`);
  }
  const next = chargeAfterPause({ from: context.now(), until, coveredUntil });
  const question = `Pause ${record.subscriptionId} of ${own.email} until ${formatDay(until)}? Next charge: ${formatDay(next)}.`;
  const change = { owner: ownerOf(own), until: until.toISOString(), nextChargeAt: next.toISOString() };
  await audited(ops, { command: 'pause', subject: record.subscriptionId, question }, () =>
    pauseSubscription(context, change),
  );
  talk.say(`Paused until ${formatDay(until)}.`);
  return 0;
}

/** Ends a pause now, as the owner's own page does. */
export async function resume(ops: OpsContext, email: string): Promise<number> {
  const { context, talk } = ops;
  const own = await recordOf(ops, email);
  const { subscriptionId, pause: paused } = own.record;
  if (!paused) throw new CommandRefused('It is not paused.');
  const question = `End the pause of ${subscriptionId} of ${own.email} now?`;
  const account = await audited(ops, { command: 'resume', subject: subscriptionId, question }, () =>
    resumeSubscription(context, { owner: ownerOf(own) }),
  );
  talk.say(
    account.pause === null
      ? 'It goes on. npm run ops -- show says when it is charged next.'
      : 'The end is noted. PayPal could not be told yet; the schedule tries every few minutes.',
  );
  return 0;
}
