import { isDeepStrictEqual } from 'node:util';
import { trialDates } from '#domain/trial.ts';
import { applyConsentedChange, isReadBeforeConsent, slowReadMs } from './consentedChange.ts';
import { subscriptions, emptyBilling, type SubscriptionRecord } from '../documents/subscription.ts';
import type { ServerContext } from '../context/context.ts';
import { nameNextCharge } from '../ledger/facts.ts';
import { perform, performLater } from '../cancel/perform.ts';
import type { Effect, CommandName } from '../standing/commands.ts';
import { decide, allowedFor } from '../standing/decide.ts';
import { writeCounted } from '../standing/countedDevices.ts';
import { adoptBilled, recordMovedCharge, settleNewPrice } from '../subscription/change.ts';
import { rescheduleNotice } from '../standing/nextNotice.ts';
import { failedForGood } from '../standing/undue.ts';
import { pauseAtProvider } from '../standing/pause.ts';
import { recordPayments } from '../subscription/paymentFacts.ts';
import { isFinal } from '../subscription/recordStatus.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { importedDevices } from '../subscription/confirmation.ts';

export const commandOf = {
  active: 'providerSaysActive',
  suspended: 'providerSaysSuspended',
  cancelled: 'providerSaysEnded',
  expired: 'providerSaysEnded',
} as const satisfies Record<string, CommandName>;

type RecordedStatus = keyof typeof commandOf;

export interface Reading {
  subscription: ProviderSubscription;
  begun: Date;
}

/** Whether a status is so recent that a slower read may still arrive with the previous one. */
function isRecent({ subscription, begun }: Reading): boolean {
  const { statusSince } = subscription;
  return statusSince !== null && begun.getTime() - statusSince.getTime() < slowReadMs;
}

/**
 * Whether the record has a later state than the one that was read, which a slow read must not undo. An end is final.
 * Otherwise the later status by the provider's clock counts, which has whole seconds. Within one second, the read that began
 * later counts: every change sends an event, and the last change's event is read after all of them
 * (reference/PayPal.mdx#subscription-status).
 */
function isStale(
  record: SubscriptionRecord,
  { subscription, begun }: Reading,
  status: RecordedStatus,
): boolean {
  const { statusSince } = subscription;
  const allowed = allowedFor(record, commandOf[status]);
  // A later read of an ended one may tell of its payments.
  if (!allowed && !(isFinal(status) && isFinal(record.status))) return true;
  const { statusSince: known = null, statusRead: read = null } = record.billing ?? {};
  if (known === null || statusSince === null) return false;
  if (statusSince.getTime() !== known.getTime()) return statusSince < known;
  return read !== null && begun < read && allowed?.to !== 'ended';
}

/** Adds our own fields from the provider to an imported record, which still belongs to the owner of its address. */
export function importBilling(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
): SubscriptionRecord {
  const { billed, posDevices, providerPlanId, createTime, startTime, statusSince } = subscription;
  if (record.billing || !billed) return record;
  const startsAt = startTime ?? createTime;
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
      created: createTime,
      statusSince,
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
  const decision = decide(record, { do: commandOf[status], at: statusSince ?? now }, now);
  const stated = nameNextCharge(decision?.record ?? record, nextBillingTime, { by: 'provider', at: now });
  const { billing } = stated;
  const adopted = {
    ...stated,
    status,
    billing: billing && {
      ...billing,
      ...(statusSince && { statusSince }),
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
