import { agreementText } from '#domain/agreement.ts';
import type { StoredAgreement } from '../documents/format/subscriptionFields.ts';
import { wordings } from '../subscription/agreements.ts';
import { registrationRef } from '../documents/owner.ts';
import { registrationChanges } from '../documents/registrations.ts';
import type { AskedChange, Billing, SubscriptionRecord } from '../documents/subscription.ts';
import { bills } from '../ledger/billedTerms.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { startOf } from '../standing/changeView.ts';
import type { Transaction } from '../store/Store.ts';
import { askedIn, stopWaiting, replaceTerms } from '../subscription/change.ts';
import { isAlive, isFinal } from '../subscription/recordStatus.ts';

/** For this long after a change of terms or of status, a read that began before it may still arrive. */
export const slowReadMs = 15 * 60_000;

/** The agreement of an owner who consents to a change now: the shown text, with the date that the account page shows now. */
function agreedTo(record: SubscriptionRecord, change: AskedChange, now: Date): StoredAgreement[] {
  const { agreement } = change;
  if (!agreement) return [];
  const text = agreementText(change, startOf(record, change), wordings[agreement.language]);
  return [text === agreement.text ? agreement : { ...agreement, text, shownAt: now }];
}

/** Whether a read is from before a change just recorded: it began before the consent and must not undo it. */
export function isReadBeforeConsent(
  { billing }: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): boolean {
  const former = billing?.changedFrom;
  if (isFinal(subscription.status) || !former?.at) return false;
  return now.getTime() - former.at.getTime() < slowReadMs && bills(subscription, former);
}

function changedRecord(
  record: SubscriptionRecord,
  billing: Billing,
  change: AskedChange,
  now: Date,
): SubscriptionRecord {
  const { planName, couponCode } = change;
  const changed = replaceTerms(stopWaiting(record), billing, change, now);
  return {
    ...changed,
    billing: { ...changed.billing, planName, couponCode },
    // The owner has agreed to another price than the announced one.
    priceChange: null,
    coupon: couponCode === null ? null : record.coupon,
    chargePeriod: planName,
    agreements: [...record.agreements, ...agreedTo(record, change, now)],
  };
}

/** Writes the number of devices into the registration, for a later subscription. An imported record has no account. */
async function noteDevices(transaction: Transaction, { uid }: Billing, change: AskedChange) {
  if (uid === null) return;
  const registration = await transaction.get(registrationRef(uid));
  if (!registration) return;
  const { posDevices } = change;
  transaction.update(registrationRef(uid), registrationChanges({ form: { posDevices } }));
}

/**
 * The record with the change that its owner has consented to: the provider bills exactly the requested terms, and they are not
 * on record yet. The request may be the waiting one, a replaced one or a withdrawn one. Null if the record has ended, or if the
 * provider bills the recorded terms, or terms that were never requested. Stores the new number of devices in the
 * registration, for an owner who subscribes again; the caller writes the record. Reads, so it must come before the
 * transaction's first write.
 */
export async function applyConsentedChange(
  transaction: Transaction,
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): Promise<SubscriptionRecord | null> {
  const { billing, providerPlanId, waitingChange } = record;
  // The provider may take a cancellation late: a consent after the end buys nothing, as its charges are refunded.
  if (!billing || !isAlive(record) || isFinal(subscription.status)) return null;
  if (bills(subscription, { ...billing, providerPlanId })) return null;
  const earlier = isReadBeforeConsent(record, subscription, now) ? [] : askedIn(record);
  const change = [...(waitingChange ? [waitingChange] : []), ...earlier].find((asked) =>
    bills(subscription, asked),
  );
  if (!change) return null;
  await noteDevices(transaction, billing, change);
  return changedRecord(record, billing, change, now);
}
