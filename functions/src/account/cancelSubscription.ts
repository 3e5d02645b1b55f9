import type { Account } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import { refundOnLeaving, withCancellation } from '../subscription/access.ts';
import { presentAccountOf } from './account.ts';
import type { ServerContext } from '../context/context.ts';
import { withPaidDevices } from '../subscription/countedDevices.ts';
import { registrationNotes } from '../documents/registrations.ts';
import { ownRecords } from '../owners/identity.ts';
import { writeChangeMails } from '../mails/lifecycleMails.ts';
import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { registrationRef, type VerifiedOwner } from '../documents/owner.ts';
import { parseSubscription, serializeSubscription, subscriptionRef } from '../documents/subscription.ts';
import { effectsOn, isFree } from '../subscription/recordStatus.ts';

/**
 * Cancels the owner's subscription. Charges stop, and access lasts until the end of the paid time or of the trial. One
 * transaction writes the record, the outbox entry and the e-mail, so a crash loses none of them; then the call tries to
 * cancel at the provider. Support may call it for an owner. A second call changes nothing. Rejects with `account/none`.
 */
export async function cancelSubscription(
  context: ServerContext,
  { owner, reason, by = 'owner' }: { owner: VerifiedOwner; reason: string | null; by?: 'owner' | 'support' },
): Promise<Account> {
  const { store, logs, now } = context;
  const cancelled = await store.transaction(async (transaction) => {
    const [presentFields, registration] = await transaction.getAll([
      subscriptionRef(owner.email),
      registrationRef(owner.uid),
    ]);
    const present = parseSubscription(presentFields);
    const { email: registeredEmail } = registrationNotes(registration);
    const [found] = await ownRecords(transaction, owner, { present, registeredEmail });
    if (!found) throw new AppError('account/none');
    const { ref, record } = found;
    const effects = effectsOn(record, 'cancelled');
    if (!effects) return null;
    const written = reason === '' ? null : reason;
    const ended = withPaidDevices(withCancellation(record, { at: now(), by, reason: written }));
    const after = { ...ended, status: 'cancelled' };
    const { subscriptionId } = record;
    const isBilled = !isFree(record) && subscriptionId !== '';
    const paid = isBilled && effects.includes('cancel it at the provider');
    const refundSince = refundOnLeaving(record, now());
    if (paid) await queueCancellation(transaction, { subscriptionId, reason: by, refundSince, now: now() });
    transaction.set(ref, serializeSubscription(after));
    writeChangeMails(transaction, context, { email: ref.id, before: record, after });
    return { subscriptionId, paid };
  });
  if (cancelled)
    logs.info(by === 'owner' ? 'cancelled by its owner' : 'cancelled by support', {
      subscriptionId: cancelled.subscriptionId,
    });
  if (cancelled?.paid) await cancelNow(context, cancelled.subscriptionId);
  return presentAccountOf(context, owner);
}
