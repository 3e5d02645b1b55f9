import { isCurrency } from '#domain/currency.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { isFields, type Fields, type Value } from '../store/Store.ts';
import type { RecordedPrice } from './record.ts';
import { storedNames } from '../documents/storedNames.ts';

/** A change as its owner was shown it and asked for it: frozen, so that a later change of a price is no matter. */
export interface AskedChange extends Omit<RecordedPrice, 'chosenPlanName' | 'startsAt'> {
  /** Tells one request from the next; from crypto. */
  id: string;
  /** The plan the owner chose. */
  plan: PublicPlanName;
  /** The coupon whose price stays; null when there is none. */
  couponCode: string | null;
  /** The coupon whose price ends; null when none is lost. */
  couponEnds: string | null;
  providerPlanId: string;
  /** When the new price is charged first. */
  from: Date;
  askedAt: Date;
}

/** A change whose consent is waited for; without a page to consent on while the provider has not answered. */
export interface StoredWaitingChange {
  change: AskedChange;
  approveUrl: string | null;
}

/** How many requested changes a record keeps: an owner may consent to an earlier one long after a later one. */
const remembered = 10;

/** A change's fields in the record. */
export function changeFields({ providerPlanId, ...change }: AskedChange): Fields {
  return { ...change, [storedNames.providerPlanId]: providerPlanId };
}

function changeIn(value: Value | undefined): AskedChange | null {
  if (!isFields(value) || !isCurrency(value['currency'])) return null;
  const { [storedNames.providerPlanId]: providerPlanId, approve_url: _, ...rest } = value;
  const known = publicPlanNames.some((name) => name === rest['plan']);
  if (!known || !(rest['from'] instanceof Date) || !(rest['askedAt'] instanceof Date)) return null;
  return { ...rest, providerPlanId } as unknown as AskedChange;
}

/** The change that a record waits for; null when there is none. */
export function waitingIn(record: Fields): StoredWaitingChange | null {
  const stored = record[storedNames.waitingChange];
  const change = changeIn(stored);
  if (!change || !isFields(stored)) return null;
  const { approve_url: approveUrl } = stored;
  return { change, approveUrl: typeof approveUrl === 'string' ? approveUrl : null };
}

/** The changes that were ever asked for, the newest first. */
export function askedIn(record: Fields): AskedChange[] {
  const stored = record[storedNames.askedChanges];
  const changes = (Array.isArray(stored) ? stored : []).map(changeIn);
  return changes.filter((change) => change !== null).toReversed();
}

/** The record that waits for a change, instead of any other. */
export function withWaiting(record: Fields, { change, approveUrl }: StoredWaitingChange): Fields {
  const others = askedIn(record).filter(({ id }) => id !== change.id);
  const asked = [change, ...others].slice(0, remembered).toReversed();
  return {
    ...record,
    [storedNames.waitingChange]: { ...changeFields(change), approve_url: approveUrl },
    [storedNames.askedChanges]: asked.map(changeFields),
  };
}

/** The record that waits for no change. What was asked for stays known, since its page may still be consented on. */
export function withoutWaiting({ [storedNames.waitingChange]: _, ...record }: Fields): Fields {
  return record;
}
