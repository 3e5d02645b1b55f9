import type { SubscriptionChange } from '#domain/account.ts';
import { approvedChangePath } from '#domain/changedTerms.ts';
import type { ShownChange } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';
import { waitingIn, stopWaiting, awaitConsent } from '../../subscription/change/askedChange.ts';
import { changeView } from '../../standing/changeView.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';
import { findChangeableRecord, refreshChangeableRecord } from './changeableRecord.ts';
import { changeTerms, isAsShown, type WantedChange } from './changeTerms.ts';
import { addressOf, type ServerContext } from '../../context/context.ts';
import { belongsToAccount, presentPlaceOf } from '../../owners/identity.ts';
import type { VerifiedOwner } from '../../documents/owner.ts';
import {
  parseSubscription,
  serializeSubscription,
  type AskedChange,
  type SubscriptionRecord,
} from '../../documents/subscription.ts';
import { noteChange, updateWaitingChange } from './waitingChange.ts';

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
  { owner, wanted }: { owner: VerifiedOwner; wanted: WantedChange },
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
  { owner, wanted, shown }: { owner: VerifiedOwner; wanted: WantedChange; shown: ShownChange },
): Promise<{ approveUrl: string }> {
  try {
    const present = await refreshChangeableRecord(context, owner);
    const { email, subscriptionId } = present;
    const terms = await changeTerms(context, present, wanted);
    if (!isAsShown(terms, shown)) throw new AppError('checkout/price-changed');
    const { change, approveUrl: known } = await noteChange(context, present, terms);
    if (known !== null) return { approveUrl: known };
    const asked = await askProvider(context, present.record, change).catch(async (error: unknown) => {
      await updateWaitingChange(context, email, change.id, (record, approveUrl) => ({
        // The other click of a double click may have succeeded.
        record: approveUrl === null ? stopWaiting(record) : record,
        result: null,
      }));
      throw error;
    });
    const approveUrl = await updateWaitingChange(context, email, change.id, (record, earlier) => ({
      record: awaitConsent(record, { change, approveUrl: earlier ?? asked }),
      result: earlier ?? asked,
    }));
    if (approveUrl === null) throw new AppError('account/not-changeable');
    context.logs.info('a change was asked for', { subscriptionId, plan: change.plan });
    return { approveUrl };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Withdraws the waiting change. The server still recognizes a later consent to it. Rejects with `account/none`. */
export async function withdrawChange(context: ServerContext, owner: VerifiedOwner): Promise<void> {
  const { ref } = await presentPlaceOf(context, owner);
  await context.store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    if (!record || !belongsToAccount(record, owner.uid) || !waitingIn(record)) return;
    transaction.set(ref, serializeSubscription(stopWaiting(record)));
  });
}
