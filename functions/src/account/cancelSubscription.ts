import type { Account } from '#domain/account.ts';
import { presentAccountOf, upToDate } from './account.ts';
import type { ServerContext } from '../context/context.ts';
import { readOwner } from '../owners/ownRecords.ts';
import { perform, performLater } from '../cancel/perform.ts';
import { decide } from '../standing/decide.ts';
import type { Identity } from '../documents/owner.ts';
import type { StoredRegistration } from '../documents/registrations.ts';

interface Leaving {
  owner: Identity;
  reason: string | null;
  by: 'owner' | 'support';
  /** The only subscription to cancel; the one that the owner has by then if none is named. */
  shown?: string;
}

/**
 * Cancels the owner's subscription. Charges stop, and access lasts until the end of the paid time or of the trial. One
 * transaction writes the record, the outbox entry and the e-mail, so a crash loses none of them; then the call tries to
 * cancel at the provider. A second call changes nothing.
 * @returns what became of it, as the owner may have no subscription or another one by then, and what the owner registered.
 */
export async function cancelPresent(
  context: ServerContext,
  { owner, reason, by, shown }: Leaving,
): Promise<{ outcome: 'canceled' | 'none' | 'another'; stored: StoredRegistration | undefined }> {
  const { store, logs, now } = context;
  // A field that cuts a long text may leave half of an emoji, which cannot be stored.
  const given = reason?.replaceAll(/\p{Cs}/gu, '').trim() || null;
  // A charge of today that is not reported yet pays for time that its owner keeps.
  const { stored } = await upToDate(context, owner);
  const result = await store.transaction(async (transaction) => {
    const { records } = await readOwner(transaction, owner);
    const [found] = records;
    if (!found) return 'none';
    const { ref, record } = found;
    if (shown !== undefined && record.subscriptionId !== shown) return 'another';
    const decision = decide(record, { do: 'cancel', by, reason: given }, now());
    if (decision) await perform(transaction, context, { email: ref.id, before: record, decision });
    return decision;
  });
  if (typeof result === 'string') return { outcome: result, stored };
  if (result) {
    const { subscriptionId } = result.record;
    logs.info(by === 'owner' ? 'canceled by its owner' : 'canceled by support', { subscriptionId });
    await performLater(context, result.effects);
  }
  return { outcome: 'canceled', stored };
}

/** Cancels for the owner. Rejects with `account/none` when the owner never subscribed. */
export async function cancelSubscription(
  context: ServerContext,
  { owner, reason }: Pick<Leaving, 'owner' | 'reason'>,
): Promise<Account> {
  const { stored } = await cancelPresent(context, { owner, reason, by: 'owner' });
  return presentAccountOf(context, owner, stored);
}
