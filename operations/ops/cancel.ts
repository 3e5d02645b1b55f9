import { cancelPresent } from '#functions/account/cancelSubscription.ts';
import { isFinal } from '#functions/subscription/recordStatus.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { ownerOf, recordOf } from './records.ts';
import type { OpsContext } from './context.ts';

/** Cancels as the account page does, in one transaction; if PayPal is unreachable, the outbox cancels later. */
export async function cancel(ops: OpsContext, email: string, reason: string): Promise<void> {
  const { context, talk } = ops;
  const record = await recordOf(ops, email);
  const { billed, email: id } = record;
  const { subscriptionId, status } = record.record;
  if (isFinal(status)) {
    talk.say(`It is ${status} already.`);
    return;
  }
  const question = `Cancel ${subscriptionId} of ${id}${billed ? ' at PayPal' : ', which is free'}?`;
  const request = { owner: ownerOf(record), reason, by: 'support', shown: subscriptionId } as const;
  await audited(ops, { command: 'cancel', subject: subscriptionId, question }, async () => {
    const { outcome } = await cancelPresent(context, request);
    if (outcome === 'canceled') return;
    const now = outcome === 'none' ? 'no' : 'another';
    throw new CommandRefused(`${id} has ${now} subscription now. Nothing was canceled.`);
  });
  const atProvider = billed
    ? await context.payments.readSubscription(subscriptionId).catch(() => null)
    : null;
  const ended = !billed || (atProvider !== null && isFinal(atProvider.status));
  talk.say(
    ended
      ? 'Canceled. The owner is charged no more.'
      : `Canceled here. PayPal does not know it yet; the outbox tries every few minutes, and ${ops.command('doctor')} says when it is late.`,
  );
}
