import type { Account } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { perform } from '../cancel/perform.ts';
import { cancellationRef } from '../documents/cancellation.ts';
import type { Identity } from '../documents/owner.ts';
import { pauseMonthsOf } from '../documents/plans.ts';
import { subscriptions } from '../documents/subscription.ts';
import { belongsToAccount, presentPlaceOf, readPresent } from '../owners/ownRecords.ts';
import { decide } from '../standing/decide.ts';
import { canPause, pauseOffersOf } from '../standing/pause.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { presentAccountOf } from './account.ts';
import { refusalOf } from './change/changeRequests.ts';

/** Tries to pause at the provider now. If that fails, `keepPauses` tries again a few minutes later. */
async function carryOutNow(context: ServerContext, email: string): Promise<void> {
  try {
    await carryOutPause(context, email);
  } catch (error) {
    context.logs.warn('a pause could not be carried out yet', errorFields(error));
  }
}

/**
 * Pauses a subscription until the first of a month that its plan offers. Stores the request first, so that a crash or a lost
 * response never leaves a subscription suspended without it. A second request does not change a pause. Rejects with
 * `account/none`; with `account/not-changeable` if the subscription cannot be paused, the month is not offered, or the next
 * charge differs from the day shown to the owner; with `account/change-refused` if the provider refuses.
 */
export async function pauseSubscription(
  context: ServerContext,
  { owner, until, nextChargeAt }: { owner: Identity; until: string; nextChargeAt: string },
): Promise<Account> {
  const { store, now } = context;
  const { ref, record: known } = await presentPlaceOf(context, owner);
  if (known.pause && isAlive(known)) return presentAccountOf(context, owner);
  if (!canPause(known, now())) throw new AppError('account/not-changeable');
  const months = await pauseMonthsOf(store, known.chargePeriod);
  // A charge may have failed or succeeded without a webhook reporting it.
  await syncSubscription(context, known.subscriptionId).catch((error: unknown) => {
    throw refusalOf(error);
  });
  await store.transaction(async (transaction) => {
    const [fields, cancellation] = await transaction.getAll([ref, cancellationRef(known.subscriptionId)]);
    const record = subscriptions.parse(fields);
    if (record?.pause && isAlive(record)) return;
    if (!record || cancellation || !belongsToAccount(record, owner.uid))
      throw new AppError('account/not-changeable');
    const offered = pauseOffersOf(record, { now: now(), months });
    const chosen = offered.find((offer) => offer.until === until && offer.nextChargeAt === nextChargeAt);
    if (!chosen) throw new AppError('account/not-changeable');
    const decision = decide(record, { do: 'pause', until: new Date(until) }, now());
    if (decision) await perform(transaction, context, { email: ref.id, before: record, decision });
  });
  await carryOutNow(context, ref.id);
  const account = await presentAccountOf(context, owner);
  if (account.pause === null) throw new AppError('account/change-refused');
  return account;
}

/** Ends a pause now; changes nothing without a pause. Rejects with `account/none`. */
export async function resumeSubscription(
  context: ServerContext,
  { owner }: { owner: Identity },
): Promise<Account> {
  const { store, now } = context;
  const email = await store.transaction(async (transaction) => {
    const { ref, record } = await readPresent(transaction, owner);
    const decision = decide(record, { do: 'resume' }, now());
    if (decision) await perform(transaction, context, { email: ref.id, before: record, decision });
    return ref.id;
  });
  await carryOutNow(context, email);
  return presentAccountOf(context, owner);
}
