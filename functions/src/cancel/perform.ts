import type { ServerContext } from '../context/context.ts';
import { keepForBookkeeping } from '../documents/bookkeeping.ts';
import { subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import { writeChangeMails, writePauseMail } from '../mails/lifecycleMails.ts';
import type { MailContext } from '../mails/recordMail.ts';
import { writeRecord } from '../owners/recordPlace.ts';
import type { Effect } from '../standing/commands.ts';
import type { Decision } from '../standing/decide.ts';
import type { Transaction } from '../store/Store.ts';
import { cancelNow, queueCancellation } from './outbox.ts';

/**
 * Writes a decision about a record in one transaction: the cancellation to carry out at the provider, the record, what
 * bookkeeping keeps of a removed one, and the e-mails.
 * Reads the queued cancellation, so it must come before the transaction's first write. `performLater` does the rest after
 * the transaction; the outbox does so if that is interrupted.
 */
export async function perform(
  transaction: Transaction,
  context: MailContext,
  { email, before, decision }: { email: string; before: SubscriptionRecord; decision: Decision },
): Promise<void> {
  const { record: after, effects, removed = false } = decision;
  const now = context.now();
  for (const effect of effects)
    if ('subscriptionId' in effect) await queueCancellation(transaction, { ...effect, now });
  if (removed) transaction.delete(subscriptions.ref(email));
  else writeRecord(transaction, { ref: subscriptions.ref(email), record: after }, now);
  const pause = after.pause ?? before.pause;
  const unpaid = effects.some(
    (effect) => effect.do === 'cancel at the provider' && effect.reason === 'chargeFailed',
  );
  for (const effect of effects) {
    switch (effect.do) {
      case 'keep the books':
        keepForBookkeeping(transaction, before, now);
        break;
      case 'mail about the change':
        writeChangeMails(transaction, context, { email, before, after, unpaid });
        break;
      case 'mail about the pause':
        if (pause) writePauseMail(transaction, context, effect.news, { email, pause, after });
        break;
      // Queued above, due in the record, or carried out by `performLater`.
      case 'cancel at the provider':
      case 'cancel the new one and refund it':
      case 'refund late charges':
      case 'suspend at the provider':
      case 'alert an operator':
        break;
      default:
        effect satisfies never;
    }
  }
}

/** Carries out what a decision leaves for after its transaction. What fails here, the outbox tries again. */
export async function performLater(context: ServerContext, effects: readonly Effect[]): Promise<void> {
  for (const effect of effects) {
    if (effect.do === 'cancel at the provider') await cancelNow(context, effect.subscriptionId);
    if (effect.do === 'alert an operator') context.logs.error('a pause could not end as was promised');
  }
}
