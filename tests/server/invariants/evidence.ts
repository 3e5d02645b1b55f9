import type { Fields, Value } from '#functions/store/Store.ts';
import { seededCoupons } from '#sandbox/seed/offers.ts';
import { documentsIn, type Documents } from '../places.ts';
import type { LedgerEntry, TestServer } from '../testServer.ts';

export interface BookedSubscription extends LedgerEntry {
  payer_id?: string | null;
}

export interface Evidence {
  documents: Documents;
  ledger: readonly BookedSubscription[];
  /** `Credentials/Coupons` before the run. */
  coupons: Fields;
  now: Date;
}

/** Reads what a run left behind: the store and PayPal's books. */
export async function collectEvidence(
  server: TestServer,
  coupons: Fields = seededCoupons,
): Promise<Evidence> {
  const documents = await documentsIn(server.store);
  return { documents, ledger: await server.ledger(), coupons, now: server.now() };
}

/** A value as a map of fields; empty if it is not a map. */
export function mapOf(value: Value | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? value
    : {};
}

export function documentsOf(
  { documents }: Pick<Evidence, 'documents'>,
  collection: string,
): Array<[string, Fields]> {
  return Object.entries(documents[collection] ?? {});
}

/** Every recorded subscription: the present ones, and those replaced by a returning owner's next one. */
export function allRecords(evidence: Pick<Evidence, 'documents'>): Array<[string, Fields]> {
  return [...documentsOf(evidence, 'Subscriptions'), ...documentsOf(evidence, 'PastSubscriptions')];
}

/** The recorded subscriptions that PayPal bills. */
export function paidRecords(evidence: Pick<Evidence, 'documents'>): Array<[string, Fields]> {
  return documentsOf(evidence, 'Subscriptions').filter(
    ([, record]) => mapOf(record['coupon'])['is_free_coupon'] !== true,
  );
}
