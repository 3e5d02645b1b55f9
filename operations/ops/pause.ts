import { pauseSubscription, resumeSubscription } from '#functions/account/pauseSubscription.ts';
import { pauseMonthsOf } from '#functions/documents/plans.ts';
import { pauseOffersOf } from '#functions/standing/pause.ts';
import { formatDay } from '#domain/day.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { ownerOf, recordOf } from './records.ts';
import type { OpsContext } from './context.ts';

const monthOf = (moment: string) => moment.slice(0, 7);

/** Pauses an owner's subscription until the first of a month, such as `2027-03`, as the account page does. */
export async function pause(ops: OpsContext, email: string, month: string | undefined): Promise<void> {
  const { context, talk } = ops;
  const own = await recordOf(ops, email);
  const { record } = own;
  const months = await pauseMonthsOf(context.store, record.chargePeriod);
  const offers = pauseOffersOf(record, { now: context.now(), months });
  const offer = offers.find(({ until }) => monthOf(until) === month);
  if (!offer) {
    const named = offers.map(({ until }) => monthOf(until));
    throw new CommandRefused(
      `Name a month with --until: ${named.join(', ') || 'none, it cannot be paused now'}.`,
    );
  }
  const [until, next] = [offer.until, offer.nextChargeAt].map((moment) => formatDay(new Date(moment)));
  const question = `Pause ${record.subscriptionId} of ${own.email} until ${until}? Next charge: ${next}.`;
  const change = { owner: ownerOf(own), ...offer };
  await audited(ops, { command: 'pause', subject: record.subscriptionId, question }, () =>
    pauseSubscription(context, change),
  );
  talk.say(`Paused until ${until}.`);
}

/** Ends a pause now, as the account page does. */
export async function resume(ops: OpsContext, email: string): Promise<void> {
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
      ? `It goes on. ${ops.command('ops', `show ${own.email}`)} says when it is charged next.`
      : 'The end is on record. PayPal does not know it yet; the schedule tries every few minutes.',
  );
}
