import { isDeepStrictEqual } from 'node:util';
import { applyConsentedChange, isReadBeforeConsent } from './consentedChange.ts';
import { subscriptions, emptyBilling, type SubscriptionRecord } from '../documents/subscription.ts';
import type { ServerContext } from '../context/context.ts';
import { nameNextCharge } from '../ledger/facts.ts';
import { perform, performLater } from '../cancel/perform.ts';
import type { Effect } from '../standing/commands.ts';
import { decide } from '../standing/decide.ts';
import { writeCounted } from '../standing/countedDevices.ts';
import { commandOf, isRecent, isStale, type Reading, type RecordedStatus } from './reading.ts';
import { adoptBilled, recordMovedCharge, settleNewPrice } from '../subscription/change.ts';
import { rescheduleNotice } from '../standing/nextNotice.ts';
import { failedForGood } from '../standing/undue.ts';
import { pauseAtProvider } from '../standing/pause.ts';
import { recordPayments } from '../subscription/paymentFacts.ts';
import { isFinal } from '../subscription/recordStatus.ts';
import { trialDates } from '#domain/trial.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { importedDevices } from '../subscription/confirmation.ts';

/** Adds our own fields from the provider to an imported record, which still belongs to the owner of its address. */
export function importBilling(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
): SubscriptionRecord {
  const { billed, posDevices, providerPlanId, createTime, startTime, statusSince } = subscription;
  if (record.billing || !billed) return record;
  const startsAt = new Date(startTime ?? createTime);
  return {
    ...record,
    providerPlanId,
    billing: {
      ...emptyBilling(),
      ...billed,
      planName: record.chargePeriod,
      posDevices: posDevices ?? importedDevices(record),
      firstCharge: trialDates({ ...billed, startsAt }).trialEndsAt,
      // A later start is promised, and may be paused before it.
      created: new Date(createTime),
      statusSince: statusSince === null ? null : new Date(statusSince),
    },
  };
}

/** The record with the provider's state, except its price, and what is left to do then. */
function adoptState(
  record: SubscriptionRecord,
  reading: Reading,
  status: RecordedStatus,
  now: Date,
): { record: SubscriptionRecord; effects: readonly Effect[] } {
  const { begun, subscription } = reading;
  const { statusSince, nextBillingTime } = subscription;
  const at = statusSince === null ? now : new Date(statusSince);
  const decision = decide(record, { do: commandOf[status], at }, now);
  const next = nextBillingTime === null ? null : new Date(nextBillingTime);
  const stated = nameNextCharge(decision?.record ?? record, next, { by: 'provider', at: now });
  const { billing } = stated;
  const adopted = {
    ...stated,
    status,
    billing: billing && {
      ...billing,
      ...(statusSince !== null && { statusSince: new Date(statusSince) }),
      ...(isRecent(reading) && { statusRead: begun }),
    },
  };
  return { record: adopted, effects: decision?.effects ?? [] };
}

/** The new record; null if the provider reports nothing new. */
function updated(
  record: SubscriptionRecord,
  reading: Reading,
  now: Date,
): { record: SubscriptionRecord; repriced: boolean; effects: readonly Effect[] } | null {
  const { subscription } = reading;
  const { status } = subscription;
  // A subscription that is not approved yet has no record.
  if (status === 'approval-pending' || status === 'approved' || isStale(record, reading, status)) return null;
  const paid = recordPayments(importBilling(record, subscription), subscription, now);
  const pause = pauseAtProvider(paid, subscription);
  const paused = pause && decide(paid, { do: 'providerSaysPaused', pause }, now);
  const { record: stated, effects } = adoptState(paused?.record ?? paid, reading, status, now);
  const announced = isFinal(status) ? null : settleNewPrice(stated, subscription, now);
  const adopted = isFinal(status) || announced ? null : adoptBilled(stated, subscription, now);
  const written = announced ?? adopted ?? stated;
  if (isDeepStrictEqual(written, record)) return null;
  return {
    record: written,
    repriced: adopted !== null && !isDeepStrictEqual(adopted.billing, stated.billing),
    effects,
  };
}

/**
 * Copies the provider's state of a subscription into its record (status, payments, next charge and price) and writes
 * the e-mails to the owner. A state older than the recorded one changes nothing. A price changed at the provider is
 * copied, flagged and logged.
 */
export async function copyProviderState(
  context: ServerContext,
  email: string,
  reading: Reading,
): Promise<void> {
  const { store, logs, now } = context;
  const { subscription } = reading;
  const { id } = subscription;
  const change = await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(subscriptions.ref(email)));
    if (record?.subscriptionId !== id) return null;
    const failedAt = failedForGood(record, subscription, now());
    const unpaid =
      failedAt && decide(recordPayments(record, subscription, now()), { do: 'giveUp', at: failedAt }, now());
    if (unpaid) {
      await perform(transaction, context, { email, before: record, decision: unpaid });
      return { effects: unpaid.effects, unpaid: true };
    }
    const consented = await applyConsentedChange(transaction, record, subscription, now());
    if (!consented && isReadBeforeConsent(record, subscription, now())) return null;
    const next = updated(consented ?? record, reading, now());
    const changed = next?.record ?? consented;
    // The end of a pause moves the charge as promised.
    const moved =
      changed && !record.pause
        ? recordMovedCharge(record, changed, { consented: consented !== null, now: now() })
        : null;
    const after = rescheduleNotice(record, writeCounted(moved ?? changed ?? record, now()), now());
    if (isDeepStrictEqual(after, record)) return null;
    // The comparison of the record before and after says which e-mails there are, also where no command changed it.
    const others = next?.effects.filter((effect) => effect.do !== 'mail about the change') ?? [];
    const effects: Effect[] = [...others, { do: 'mail about the change' }];
    await perform(transaction, context, { email, before: record, decision: { record: after, effects } });
    return { effects, moved: moved !== null, repriced: next?.repriced === true };
  });
  if (change?.unpaid) logs.info('ended, because its charge has failed for good', { subscriptionId: id });
  await performLater(context, change?.effects ?? []);
  if (change?.moved) logs.error('a change moved the next charge', { subscriptionId: id });
  if (!change?.repriced) return;
  const { billed } = subscription;
  logs.error('what the provider bills was changed there', {
    subscriptionId: id,
    total: billed?.total ?? null,
    readable: billed !== null,
  });
}
