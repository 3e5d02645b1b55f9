import { wasNeverOpened } from '#functions/cancel/outbox.ts';
import { cancellationFrom, cancellationRef } from '#functions/documents/cancellation.ts';
import { subscriptions, type RecordPlace } from '#functions/documents/subscription.ts';
import { findPlace } from '#functions/owners/recordPlace.ts';
import { ifKnown } from '#functions/payments/PaymentProviderError.ts';
import type { ProviderSubscription, ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import { isFinal, isFree } from '#functions/subscription/recordStatus.ts';
import { subscriptionOf } from '#functions/sync/webhooks.ts';
import type { OpsContext } from '../context.ts';
import { billsTheEnded, differences, type Heard } from './differences.ts';
import { goneOwners, type Gone } from './goneOwners.ts';
import { fitOf, type Fit } from './owners.ts';

/** A subscription that PayPal bills, or that was paid for, and that no record has. */
export interface Unknown extends Heard {
  /** A string gives the reason why an operator must decide on the account. */
  fit: Fit | string;
}

export interface Different extends Heard {
  place: RecordPlace;
  what: string[];
}

/** All differences between a restored database and the outside world. */
export interface Findings {
  unknown: Unknown[];
  different: Different[];
  gone: Gone[];
  /** What PayPal bills, also of the owners who are gone: it had not heard of the deletion. */
  billed: ReadonlySet<string>;
  /** When what has ended at PayPal did, by the id; without what PayPal gives no moment for. */
  endedAt: ReadonlyMap<string, Date>;
  /** Problems that no command may settle. */
  forAPerson: string[];
}

/** The refunds of each subscription since a moment, according to the events, and the events that cannot be read. */
async function eventsSince(
  { context }: OpsContext,
  since: Date,
): Promise<{ heard: Map<string, ProviderTransaction[]>; unread: string[] }> {
  const { payments, store, now } = context;
  const heard = new Map<string, ProviderTransaction[]>();
  const unread: string[] = [];
  const events = await payments.listEvents({ from: since, to: now() });
  for (const event of events) {
    const { type, movement, unread: error } = event;
    const refunds = movement ? [movement] : [];
    if (error) unread.push(`${type} ${event.id} of PayPal cannot be read: ${error.message}`);
    const id = await subscriptionOf(store, event);
    if (id !== null) heard.set(id, [...(heard.get(id) ?? []), ...refunds]);
  }
  return { heard, unread };
}

/**
 * Whether a subscription needs no record: it was never approved, was refused here, or its owner has left for good. One without a
 * payment may have used up its owner's trial, or been charged so lately that PayPal does not name the payment yet.
 */
export async function needsNoRecord(
  { context }: OpsContext,
  { id, status, lastPayment, payerId, statusNote }: ProviderSubscription,
): Promise<boolean> {
  const entry = cancellationFrom(await context.store.get(cancellationRef(id)));
  const isOver = entry !== undefined && (entry.refundForCheckout !== null || entry.reason === 'deleted');
  if (status === 'active' || status === 'suspended') return isOver && entry.state !== 'done';
  if (isOver || entry?.reason === 'unknown') return true;
  return lastPayment === null && (payerId === null || wasNeverOpened(statusNote));
}

/** If two running subscriptions fit the same account, leaves both to an operator. */
function withoutRivals(unknown: readonly Unknown[]): Unknown[] {
  const uidOf = ({ fit, subscription }: Unknown) =>
    typeof fit === 'string' || isFinal(subscription.status) ? null : fit.account.uid;
  return unknown.map((one) => {
    const uid = uidOf(one);
    const fits = unknown.filter((other) => uid !== null && uidOf(other) === uid);
    return fits.length < 2 ? one : { ...one, fit: 'another subscription fits the same account' };
  });
}

/** Compares the database with PayPal and with the sign-in accounts. Changes nothing. */
export async function findDifferences(ops: OpsContext, since: Date): Promise<Findings> {
  const { context } = ops;
  const { heard, unread } = await eventsSince(ops, since);
  const records = (await subscriptions.all(context.store)).filter(
    ({ record }) => record.subscriptionId !== '',
  );
  const alive = records.filter(({ record }) => !isFree(record) && !isFinal(record.status));
  const ids = new Set([...heard.keys(), ...alive.map(({ record }) => record.subscriptionId)]);
  const gone = await goneOwners(ops, records);
  const deleted = new Set(gone.flatMap(({ subscriptionIds }) => subscriptionIds));
  const missing: Heard[] = [];
  const ended = new Set<string>();
  const different: Different[] = [];
  const forAPerson = [...unread];
  const billed = new Set<string>();
  const endedAt = new Map<string, Date>();
  for (const id of ids) {
    const subscription = await ifKnown(context.payments.readSubscription(id));
    const place = await findPlace(context, id);
    if (!subscription) {
      if (place) forAPerson.push(`${id} is on record here, and PayPal does not know it`);
      continue;
    }
    if (subscription.status === 'active' || subscription.status === 'suspended') billed.add(id);
    if (isFinal(subscription.status)) ended.add(id);
    if (isFinal(subscription.status) && subscription.statusSince !== null)
      endedAt.set(id, subscription.statusSince);
    const reported = heard.get(id) ?? [];
    if (!place) {
      if (!(await needsNoRecord(ops, subscription))) missing.push({ subscription, reported });
      continue;
    }
    if (deleted.has(id)) continue;
    if (await billsTheEnded(ops, place, subscription)) {
      forAPerson.push(`${id} has ended here, and PayPal bills it: cancel it there`);
      continue;
    }
    const what = await differences(ops, place, {
      subscription,
      reported,
      since: heard.has(id) ? since : null,
    });
    if (what.length > 0) different.push({ subscription, reported, place, what });
  }
  const unknown: Unknown[] = [];
  for (const one of missing) unknown.push({ ...one, fit: await fitOf(ops, one.subscription, ended) });
  return {
    unknown: withoutRivals(unknown),
    different,
    gone,
    billed,
    endedAt,
    forAPerson,
  };
}
