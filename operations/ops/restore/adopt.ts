import { normalizeEmail } from '#domain/email.ts';
import { inherit } from '#functions/checkout/writeSubscription.ts';
import { cancellationFrom, cancellationRef } from '#functions/documents/cancellation.ts';
import { registrationRef } from '#functions/documents/owner.ts';
import { registrationFrom } from '#functions/documents/registrations.ts';
import { noteTrial } from '#functions/documents/offers/trials.ts';
import { subscriptions, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { keepAsPast, findPlace } from '#functions/owners/recordPlace.ts';
import { ownRecords } from '#functions/owners/ownRecords.ts';
import type { ProviderSubscription, ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import { keepFormerDevices } from '#functions/standing/countedDevices.ts';
import { movePromise } from '#functions/standing/shortened.ts';
import { accessEndOf, standingIn } from '#functions/standing/standingOf.ts';
import { isAlive, isFinal } from '#functions/subscription/recordStatus.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { CommandRefused } from '../../conversation.ts';
import type { SignInAccount } from '../accounts.ts';
import { audited } from '../audit.ts';
import type { OpsContext } from '../context.ts';
import { noteAddress } from '../noteAddress.ts';
import { needsNoRecord } from './findings.ts';
import { importedRecord, soldAs } from './importedRecord.ts';
import { isNewer, leftFor, obstacle } from './owners.ts';

/** The record without the time that was promised from a former one, if the money for that time was refunded meanwhile. */
function withoutLost(record: SubscriptionRecord, former: SubscriptionRecord | undefined, now: Date) {
  const lost = former && !isAlive(former) ? standingIn(former).lost : null;
  const moved = lost && former && { from: lost.until, to: accessEndOf(former).accessUntil };
  return (moved && movePromise(record, moved, now)) ?? record;
}

/** Gives a subscription that no record has to an account, then syncs it. Throws CommandRefused if it cannot. */
export async function adopt(
  ops: OpsContext,
  {
    account,
    subscription,
    reported,
  }: {
    account: SignInAccount;
    subscription: ProviderSubscription;
    reported: readonly ProviderTransaction[];
  },
): Promise<void> {
  const { context } = ops;
  const hindrance = await obstacle(ops, account, { subscription, ended: new Set() });
  if (hindrance !== null) throw new CommandRefused(`${subscription.id}: ${hindrance}.`);
  const sold = await soldAs(ops, subscription);
  const { uid, email } = account;
  await context.store.transaction(async (transaction) => {
    const ref = subscriptions.ref(email);
    const ending = cancellationRef(subscription.id);
    const [fields, registration, queued] = await transaction.getAll([ref, registrationRef(uid), ending]);
    const registered = registrationFrom(registration);
    const present = subscriptions.parse(fields);
    const found = await ownRecords(transaction, account, { present, registeredEmail: registered?.email });
    const own = found.map(({ ref, record }) => ({ ref, record: leftFor(subscription, record) }));
    const runs = own.some(({ record }) => isAlive(record));
    if (runs && !isFinal(subscription.status)) throw new CommandRefused('It was changed meanwhile.');
    const now = context.now();
    const { startTime, createTime } = subscription;
    const former = own[0]?.record;
    const isPast =
      isFinal(subscription.status) &&
      own.some((one) => isAlive(one.record) || isNewer(one.record, subscription));
    const imported = inherit(
      importedRecord(subscription, { account, sold, registered, now }),
      isPast ? [] : own,
      now,
    );
    const record = keepFormerDevices(withoutLost(imported, former, now), former, {
      startsAt: startTime,
      approved: createTime,
      now,
    });
    if (isPast) {
      keepAsPast(transaction, { uid, email, records: [{ ref, record }], now });
    } else {
      keepAsPast(transaction, { uid, email, records: own, now });
      transaction.set(ref, subscriptions.serialize(record));
      noteAddress(transaction, account, { registration, record, now });
    }
    if (cancellationFrom(queued)?.reason === 'unknown') transaction.delete(ending);
    if (subscription.billed?.trialDays) {
      const { payerId } = subscription;
      noteTrial(transaction, { uid, email, payerId, at: startTime ?? createTime });
    }
  });
  await syncSubscription(context, subscription.id, { money: 'always', reported });
}

/** Gives a subscription that PayPal bills but no record has to the account that the operator names. */
export async function giveTo(ops: OpsContext, id: string, address: string): Promise<void> {
  const { context, accounts, talk } = ops;
  const account = await accounts.withEmail(normalizeEmail(address));
  if (!account) throw new CommandRefused(`There is no account with the verified address ${address}.`);
  if (await findPlace(context, id)) {
    throw new CommandRefused(`${id} is on record: ${ops.command('ops', `find ${id}`)}`);
  }
  const subscription = await context.payments.readSubscription(id);
  if (await needsNoRecord(ops, subscription))
    throw new CommandRefused(`${id} needs no record: it was never approved, or was refused here.`);
  const question = `Give ${id}, which is ${subscription.status} at PayPal, to the account with ${account.email}?`;
  await audited(ops, { command: 'restore', subject: id, question }, () =>
    adopt(ops, { account, subscription, reported: [] }),
  );
  talk.say(`It is under ${account.email} now.`);
}
