import type { Account } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import { withCancellation } from '../subscription/access.ts';
import { presentAccountOf } from './account.ts';
import type { ServerContext } from '../context/context.ts';
import { withPaidDevices } from '../subscription/countedDevices.ts';
import { textIn } from '../documents/fieldValues.ts';
import { ownRecords } from '../owners/identity.ts';
import { writeChangeMails } from '../mails/lifecycleMails.ts';
import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { registrationRef, subscriptionRef, type VerifiedOwner } from '../documents/owner.ts';
import { isAlive, isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/**
 * Ends the owner's subscription: nothing more is charged, and it can be used until the end of what is paid for, or of
 * the trial. The record, the note for the provider and the e-mail are written together, so that a crash in between
 * loses nothing; the provider is then told at once. Support may do it for an owner. Asking again changes nothing. Rejects with `account/none`.
 */
export async function cancelSubscription(
  context: ServerContext,
  { owner, reason, by = 'owner' }: { owner: VerifiedOwner; reason: string | null; by?: 'owner' | 'support' },
): Promise<Account> {
  const { store, logs, now } = context;
  const cancelled = await store.transaction(async (transaction) => {
    const [present, registration] = await transaction.getAll([
      subscriptionRef(owner.email),
      registrationRef(owner.uid),
    ]);
    const registeredEmail = textIn(registration, 'email');
    const [found] = await ownRecords(transaction, owner, { present, registeredEmail });
    if (!found) throw new AppError('account/none');
    const { email, record } = found;
    if (!isAlive(record)) return null;
    const written = reason === '' ? null : reason;
    const ended = withPaidDevices(withCancellation(record, { at: now(), by, reason: written }));
    const after = { ...ended, status: 'cancelled' };
    const subscriptionId = textIn(record, storedNames.subscriptionId);
    const paid = !isFree(record) && subscriptionId !== '';
    transaction.set(subscriptionRef(email), after);
    if (paid) queueCancellation(transaction, { subscriptionId, reason: by, now: now() });
    writeChangeMails(transaction, context, { email, before: record, after });
    return { subscriptionId, paid };
  });
  if (cancelled)
    logs.info(by === 'owner' ? 'cancelled by its owner' : 'cancelled by support', {
      subscriptionId: cancelled.subscriptionId,
    });
  if (cancelled?.paid) await cancelNow(context, cancelled.subscriptionId);
  return presentAccountOf(context, owner);
}
