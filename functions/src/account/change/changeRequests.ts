import type { SubscriptionChange } from '#domain/account.ts';
import { approvedChangePath } from '#domain/changedTerms.ts';
import type { ShownChange } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';
import { stopWaiting, awaitConsent, type StoredWaitingChange } from '../../subscription/change.ts';
import { changeView } from '../../standing/changeView.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';
import { changeTerms, isAsShown, type WantedChange, type ChangeableRecord } from './changeTerms.ts';
import { addressOf, type ServerContext } from '../../context/context.ts';
import { presentPlaceOf, readPresent } from '../../owners/ownRecords.ts';
import type { Identity } from '../../documents/owner.ts';
import { subscriptions, type AskedChange, type SubscriptionRecord } from '../../documents/subscription.ts';
import { chargesAsAgreed } from '../../standing/standingOf.ts';
import { termsOf } from '../../subscription/confirmation.ts';
import { isBilled, stateOf } from '../../subscription/recordStatus.ts';
import { cancellationRef } from '../../documents/cancellation.ts';
import { syncSubscription } from '../../sync/syncSubscription.ts';
import { isDeepStrictEqual } from 'node:util';

/** Whether a waiting change requests the same terms, apart from its page and the ids, dates and agreements. */
function isSame({ approveUrl: _, ...waiting }: StoredWaitingChange, other: AskedChange): boolean {
  const order = ({ id: __, askedAt: ___, from: ____, agreement: _____, ...rest }: AskedChange) => rest;
  return isDeepStrictEqual(order(waiting), order(other));
}

function billedTerms({ billing, record }: ChangeableRecord): unknown[] {
  const { total, currency, interval, posDevices, planName, couponCode } = billing;
  return [record.providerPlanId, total, currency, interval, posDevices, planName, couponCode];
}

/**
 * Stores the requested change before asking the provider for it, so that a later consent is recognized even after a crash.
 * Keeps an identical waiting change. Rejects with `account/not-changeable` if the subscription was changed or canceled.
 */
async function noteChange(
  { store }: ServerContext,
  present: ChangeableRecord,
  wanted: AskedChange,
): Promise<StoredWaitingChange> {
  const { email } = present;
  const { subscriptionId } = present.record;
  return store.transaction(async (transaction) => {
    const [fields, cancellation] = await transaction.getAll([
      subscriptions.ref(email),
      cancellationRef(subscriptionId),
    ]);
    const record = subscriptions.parse(fields);
    const current = record && changeable(record, email);
    const same = current?.record.subscriptionId === subscriptionId && !cancellation;
    if (!record || !same || !isDeepStrictEqual(billedTerms(current), billedTerms(present))) {
      throw new AppError('account/not-changeable');
    }
    const { waitingChange: waiting } = record;
    if (waiting && isSame(waiting, wanted)) return waiting;
    const asked = { ...wanted, approveUrl: null };
    transaction.set(subscriptions.ref(email), subscriptions.serialize(awaitConsent(record, asked)));
    return asked;
  });
}

/** Updates the record if this change is still the waiting one. Returns its consent page; null if it does not wait. */
async function updateWaitingChange(
  { store }: ServerContext,
  email: string,
  changeId: string,
  change: (record: SubscriptionRecord, approveUrl: string | null) => SubscriptionRecord,
): Promise<string | null> {
  return store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(subscriptions.ref(email)));
    if (record?.waitingChange?.id !== changeId) return null;
    const next = change(record, record.waitingChange.approveUrl);
    transaction.set(subscriptions.ref(email), subscriptions.serialize(next));
    return next.waitingChange?.approveUrl ?? null;
  });
}

/** Requires a paid, active record without pause, debt or moved charge. Throws `account/not-changeable`. */
export function changeable(record: SubscriptionRecord, email: string): ChangeableRecord {
  const { billing } = record;
  const terms = termsOf(billing);
  const runs = stateOf(record) === 'active' && isBilled(record) && chargesAsAgreed(record);
  if (!billing || !terms || !runs) throw new AppError('account/not-changeable');
  return { record, billing: { ...billing, ...terms }, email };
}

/** The owner's record. Rejects with `account/none` or `account/not-changeable`. */
async function findChangeableRecord(context: ServerContext, owner: Identity): Promise<ChangeableRecord> {
  const place = await presentPlaceOf(context, owner);
  const present = changeable(place.record, place.ref.id);
  if (await context.store.get(cancellationRef(present.record.subscriptionId)))
    throw new AppError('account/not-changeable');
  return present;
}

/** Syncs with the provider, which may have canceled, suspended or changed the subscription; then reads the record. */
async function refreshChangeableRecord(context: ServerContext, owner: Identity): Promise<ChangeableRecord> {
  const { record } = await findChangeableRecord(context, owner);
  await syncSubscription(context, record.subscriptionId);
  return findChangeableRecord(context, owner);
}

/** Converts provider errors: a refusal to `account/change-refused`, any other to `checkout/payment-unavailable`. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof PaymentProviderError)) return error;
  const refused = error.reason !== 'unavailable' && error.reason !== 'unreadable';
  return new AppError(refused ? 'account/change-refused' : 'checkout/payment-unavailable', { cause: error });
}

/**
 * Previews what a change would charge, and from when. Rejects with `account/none`, `account/not-changeable` unless the
 * subscription is paid for and active, `account/same-plan`, `plan/missing` or `plan/mismatch`.
 */
export async function previewChange(
  context: ServerContext,
  { owner, wanted }: { owner: Identity; wanted: WantedChange },
): Promise<SubscriptionChange> {
  try {
    const known = await findChangeableRecord(context, owner);
    const next = nextChargeOn(known.record);
    // The recorded charge is due, but no event has reported it: only the provider knows the date of the next one.
    const overdue = next === null || next <= context.now();
    const present = overdue ? await refreshChangeableRecord(context, owner) : known;
    return changeView(present.record, await changeTerms(context, present, wanted), context.now());
  } catch (error) {
    throw refusalOf(error);
  }
}

async function askProvider(
  context: ServerContext,
  { subscriptionId, language }: SubscriptionRecord,
  change: AskedChange,
): Promise<string> {
  const { approveUrl } = await context.payments.reviseSubscription({
    id: subscriptionId,
    offer: change,
    language: language ?? 'en',
    returnUrl: addressOf(context, language, approvedChangePath(change)),
    cancelUrl: addressOf(context, language),
    changeId: change.id,
  });
  return approveUrl;
}

/**
 * Requests a change from the provider. The old price applies until the owner consents on the returned page. Repeating the
 * request returns the same page; requesting another change replaces the waiting one. Of two concurrent requests the later one
 * wins; the other rejects with `account/not-changeable`. Rejects like `previewChange`, and with `checkout/price-changed` if the owner
 * saw other terms, `account/change-refused` or `checkout/payment-unavailable`.
 */
export async function requestChange(
  context: ServerContext,
  { owner, wanted, shown }: { owner: Identity; wanted: WantedChange; shown: ShownChange },
): Promise<{ approveUrl: string }> {
  try {
    const present = await refreshChangeableRecord(context, owner);
    const { email } = present;
    const terms = await changeTerms(context, present, wanted);
    if (!isAsShown(terms, shown)) throw new AppError('checkout/price-changed');
    const { approveUrl: known, ...change } = await noteChange(context, present, terms);
    if (known !== null) return { approveUrl: known };
    const asked = await askProvider(context, present.record, change).catch(async (error: unknown) => {
      await updateWaitingChange(context, email, change.id, (record, approveUrl) =>
        // The other click of a double click may have succeeded.
        approveUrl === null ? stopWaiting(record) : record,
      );
      throw error;
    });
    const approveUrl = await updateWaitingChange(context, email, change.id, (record, earlier) =>
      awaitConsent(record, { ...change, approveUrl: earlier ?? asked }),
    );
    if (approveUrl === null) throw new AppError('account/not-changeable');
    const { subscriptionId } = present.record;
    context.logs.info('a change was asked for', { subscriptionId, plan: change.plan });
    return { approveUrl };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Withdraws the waiting change. The server still recognizes a later consent to it. Rejects with `account/none`. */
export async function withdrawChange(context: ServerContext, owner: Identity): Promise<void> {
  await context.store.transaction(async (transaction) => {
    const { ref, record } = await readPresent(transaction, owner);
    if (record.waitingChange) transaction.set(ref, subscriptions.serialize(stopWaiting(record)));
  });
}
