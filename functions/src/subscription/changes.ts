import type { SubscriptionChange, WaitingChange } from '#domain/account.ts';
import { currencyFacts } from '#domain/currency.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { askedIn, waitingIn, withoutWaiting, type AskedChange } from './askedChange.ts';
import { confirmationFrom, type BillingFields } from '../documents/confirmation.ts';
import { devicesFrom } from './countedDevices.ts';
import { mapIn, momentIn } from '../documents/fieldValues.ts';
import { registrationRef } from '../documents/owner.ts';
import { isAlive, isFinal } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** For so long after a change was recorded, a read that says the old price is taken for one that was begun before. */
const lateReadMs = 15 * 60_000;

/** A change that its owner has consented to. */
export interface ConsentedChange {
  /** The record with the new plan, devices and price; to be written by the caller. */
  record: Fields;
  /** The request's own id. */
  changeId: string;
  /** The subscription before and after the change, for the e-mail. */
  before: Confirmation;
  after: Confirmation;
}

/** The day of the next charge on record; null when none is known. */
export function nextChargeOn(record: Fields): Date | null {
  return momentIn(mapIn(record, 'subscriptionDetails'), 'next_billing_time');
}

/** A change of this record as its owner sees it. */
export function changeView(record: Fields, change: AskedChange, now: Date): SubscriptionChange {
  const { plan, posDevices, interval, currency, total, from, couponEnds } = change;
  const devices = devicesFrom(record, posDevices, now)?.toISOString() ?? null;
  return {
    plan,
    posDevices,
    interval,
    currency,
    total,
    from: from.toISOString(),
    devicesFrom: devices,
    couponEnds,
  };
}

/**
 * The change that waits for the owner's consent; null when there is none, none that can be consented to yet, or the
 * subscription has ended. A charge in between moves the day from which it counts.
 */
export function waitingChangeFrom(record: Fields, now: Date): WaitingChange | null {
  const waiting = waitingIn(record);
  if (!waiting || waiting.approveUrl === null || !isAlive(record)) return null;
  const { change, approveUrl } = waiting;
  const next = nextChargeOn(record);
  const from = next && next > change.from ? next : change.from;
  return {
    ...changeView(record, { ...change, from }, now),
    approveUrl,
    askedAt: change.askedAt.toISOString(),
  };
}

/** The billed terms, from a record or from the provider. */
interface Terms {
  providerPlanId: unknown;
  total: unknown;
  currency: unknown;
  interval: unknown;
  posDevices: unknown;
}

/**
 * Whether the provider bills exactly these terms. If it does not know the number of devices, the total is compared.
 */
function bills({ billed, providerPlanId, posDevices }: ProviderSubscription, terms: Terms): boolean {
  return (
    providerPlanId === terms.providerPlanId &&
    billed?.total === terms.total &&
    billed?.currency === terms.currency &&
    billed?.interval === terms.interval &&
    (posDevices === null || posDevices === terms.posDevices)
  );
}

/** The terms on record. */
function termsOf(record: Fields, billing: BillingFields): Terms {
  const { total, currency, interval, pos_devices: posDevices } = billing;
  return { providerPlanId: record[storedNames.providerPlanId], total, currency, interval, posDevices };
}

/**
 * Whether a read says what was billed before the change that was recorded a moment ago: it was begun before the
 * consent and comes late, and must not take the change back.
 */
export function isReadBeforeConsent(record: Fields, subscription: ProviderSubscription, now: Date): boolean {
  if (isFinal(subscription.status)) return false;
  const billing = record['billing'] as BillingFields | undefined;
  const former = billing?.['changed_from'] as (Fields & { at?: unknown }) | undefined;
  if (!billing || !former || !(former.at instanceof Date)) return false;
  const { total, currency, interval, pos_devices: posDevices } = former;
  const terms = { providerPlanId: former[storedNames.providerPlanId], total, currency, interval, posDevices };
  return now.getTime() - former.at.getTime() < lateReadMs && bills(subscription, terms);
}

function changedRecord(record: Fields, billing: BillingFields, change: AskedChange, now: Date): Fields {
  const { posDevices, providerPlanId, currency, planName } = change;
  const { coupon, ...rest } = withoutWaiting(record);
  // The owner's consent settles the flagged difference.
  const { changed_at_provider: _, unreadable_at_provider: __, ...kept } = billing;
  const parts = record['payment_parts'] as Fields | undefined;
  const { total, interval, pos_devices } = billing;
  return {
    ...rest,
    ...(coupon !== undefined && change.couponCode !== null && { coupon }),
    [storedNames.providerPlanId]: providerPlanId,
    charge_period: planName,
    payment_parts: {
      ...parts,
      base_price: change.basePrice / 10 ** currencyFacts[currency].decimals,
      additional_devices: { ...mapIn(parts, 'additional_devices'), plan_id: providerPlanId },
    },
    billing: {
      ...kept,
      plan_name: planName,
      interval: change.interval,
      currency,
      pos_devices: posDevices,
      total: change.total,
      coupon_code: change.couponCode,
      changed_from: {
        [storedNames.providerPlanId]: record[storedNames.providerPlanId] ?? null,
        total,
        currency: billing.currency,
        interval,
        pos_devices,
        at: now,
      },
    },
  };
}

/** Writes the number of devices into the registration for a later subscription. An imported record has no account. */
async function noteDevices(transaction: Transaction, { uid }: Partial<BillingFields>, change: AskedChange) {
  if (uid === undefined) return;
  const registration = await transaction.get(registrationRef(uid));
  if (!registration) return;
  transaction.update(registrationRef(uid), [{ path: ['pos_devices'], value: change.posDevices }]);
}

/**
 * Finds the change its owner has consented to: the provider bills exactly what was asked for and is not yet on record,
 * be it the change that waits, one that another has replaced, or one that was withdrawn. Null when the provider bills
 * what is on record, or what nobody asked for. Notes the new number of devices in the registration, for whoever
 * subscribes again; the record is the caller's to write. Reads, so it must come before the transaction's first write.
 */
export async function applyConsentedChange(
  transaction: Transaction,
  record: Fields,
  subscription: ProviderSubscription,
  now: Date,
): Promise<ConsentedChange | null> {
  const billing = record['billing'] as BillingFields | undefined;
  if (!billing || isFinal(subscription.status) || bills(subscription, termsOf(record, billing))) return null;
  const waiting = waitingIn(record)?.change;
  const earlier = isReadBeforeConsent(record, subscription, now) ? [] : askedIn(record);
  const change = [...(waiting ? [waiting] : []), ...earlier].find((asked) => bills(subscription, asked));
  if (!change) return null;
  await noteDevices(transaction, billing, change);
  const changed = changedRecord(record, billing, change, now);
  return {
    record: changed,
    changeId: change.id,
    before: confirmationFrom(record),
    after: confirmationFrom(changed),
  };
}
