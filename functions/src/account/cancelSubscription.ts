import type { Account } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import { presentAccountOf, upToDate } from './account.ts';
import type { ServerContext } from '../context/context.ts';
import { readOwner } from '../owners/identity.ts';
import { perform, performLater } from '../cancel/perform.ts';
import { decide } from '../standing/decide.ts';
import type { VerifiedOwner } from '../documents/owner.ts';

/**
 * Cancels the owner's subscription. Charges stop, and access lasts until the end of the paid time or of the trial. One
 * transaction writes the record, the outbox entry and the e-mail, so a crash loses none of them; then the call tries to
 * cancel at the provider. A second call changes nothing. Support may call it for an owner. `shown`: the only subscription to cancel.
 * Rejects with `account/none`, also if the owner has another one.
 */
export async function cancelSubscription(
  context: ServerContext,
  {
    owner,
    reason,
    by = 'owner',
    shown,
  }: { owner: VerifiedOwner; reason: string | null; by?: 'owner' | 'support'; shown?: string },
): Promise<Account> {
  const { store, logs, now } = context;
  // A charge of today that nobody has reported yet pays for time that whoever leaves keeps.
  const { stored } = await upToDate(context, owner);
  const decision = await store.transaction(async (transaction) => {
    const { records } = await readOwner(transaction, owner);
    const [found] = records;
    const isShown = shown === undefined || found?.record.subscriptionId === shown;
    if (!found || !isShown) throw new AppError('account/none');
    const { ref, record } = found;
    const decision = decide(record, { do: 'cancel', by, reason: reason === '' ? null : reason }, now());
    if (decision) await perform(transaction, context, { email: ref.id, before: record, decision });
    return decision;
  });
  if (decision) {
    const { subscriptionId } = decision.record;
    logs.info(by === 'owner' ? 'canceled by its owner' : 'canceled by support', { subscriptionId });
    await performLater(context, decision.effects);
  }
  return presentAccountOf(context, owner, stored);
}
