import { subscriptionRef } from '#functions/services/owner.ts';
import { syncSubscription } from '#functions/services/syncSubscription.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { recordOf } from './records.ts';
import type { OpsWorld } from './world.ts';

/** Ends an owner's subscription at PayPal, reads it back and copies that into the record. */
export async function cancel(world: OpsWorld, email: string, reason: string): Promise<number> {
  const { context, talk } = world;
  const { subscriptionId, billed, fields, email: id } = await recordOf(world, email);
  if (fields['status'] === 'cancelled' || fields['status'] === 'expired') {
    talk.say(`It is ${fields['status']} already.`);
    return 0;
  }
  const question = `Cancel ${subscriptionId} of ${id}${billed ? ' at PayPal' : ', which is free'}?`;
  await audited(world, { command: 'cancel', subject: subscriptionId, question }, async () => {
    if (!billed) {
      await context.store.update(subscriptionRef(id), [{ path: ['status'], value: 'cancelled' }]);
      return;
    }
    await context.payments.cancelSubscription({ id: subscriptionId, reason });
    const { status } = await context.payments.readSubscription(subscriptionId);
    if (status !== 'cancelled' && status !== 'expired') {
      throw new CommandRefused(`PayPal still says ${status}. Run the command again.`);
    }
    await syncSubscription(context, subscriptionId);
  });
  talk.say('Cancelled. The owner is charged no more.');
  return 0;
}
