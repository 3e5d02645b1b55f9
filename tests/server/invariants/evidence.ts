import type { Fields, Value } from '#functions/store/Store.ts';
import { seededCoupons } from '#sandbox/seed/credentials.ts';
import type { LedgerEntry, TestServer } from '../testServer.ts';

/** A subscription in PayPal's books. */
export interface BookedSubscription extends Omit<LedgerEntry, 'sales'> {
  payer_id?: string | null;
  // The following fields are missing without a simulator.
  status_update_time?: string;
  start_time?: string;
  plan_overridden?: boolean;
  period?: { interval_unit: string } | null;
  /** Charges and refunds, in minor units. */
  sales?: Array<{ id: string; kind: string; time: string; amount: number; currency: string }>;
}

/** A client's request and result. `unknown`: no result, for example because the connection broke. */
export interface Attempt {
  email: string;
  outcome: 'ok' | 'failed' | 'unknown';
  /** The id of the confirmed subscription. */
  subscriptionId?: string;
}

/** All data that a run left behind. */
export interface Evidence {
  /** Documents by collection and id. */
  documents: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  ledger: readonly BookedSubscription[];
  /** Ids of the events that PayPal has sent. */
  sentEvents: readonly string[];
  lines: readonly string[];
  /** `Credentials/Coupons` before the run. */
  coupons: Fields;
  history: readonly Attempt[];
  /** Passwords and secrets used in the run, which must not be stored. */
  secrets: readonly string[];
  /** Status times written into each record, in commit order. */
  sightings: Readonly<Record<string, readonly Date[]>>;
  now: Date;
}

/** Data known to the run besides what it left behind. */
export type Known = Partial<Pick<Evidence, 'coupons' | 'history' | 'secrets'>>;

/** Every collection that the functions write. */
export const collections = [
  'Plans',
  'Credentials',
  'Subscriptions',
  'Registrations',
  'Checkouts',
  'PayPalSubscriptions',
  'Redemptions',
  'CodesOfAccounts',
  'CouponUses',
  'Trials',
  'Outbox',
  'mail',
  'Charges',
  'PastSubscriptions',
  'Agreements',
  'Bookkeeping',
  'Deletions',
  'Comparisons',
  'Provisioning',
  'WebhookEvents',
  'RateLimits',
  'OwnerLinks',
  'BrowserErrors',
] as const;

interface SimulatorState {
  subscriptions: BookedSubscription[];
  deliveries: Array<{ event_id: string }>;
}

/** Reads what a run left behind: the store, PayPal's books and the logs. */
export async function collectEvidence(
  server: TestServer & { sightings?: Evidence['sightings'] },
  known: Known = {},
): Promise<Evidence> {
  const found = await Promise.all(
    collections.map(async (name) => [name, await server.readCollection(name)] as const),
  );
  const state = (await server.control('GET', '/state')) as SimulatorState;
  return {
    documents: Object.fromEntries(found),
    ledger: state.subscriptions,
    sentEvents: state.deliveries.map(({ event_id: id }) => id),
    lines: server.lines,
    coupons: known.coupons ?? seededCoupons,
    history: known.history ?? [],
    secrets: known.secrets ?? [],
    sightings: server.sightings ?? {},
    now: server.now(),
  };
}

/** A value as a map of fields; empty if it is not a map. */
export function mapOf(value: Value | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? value
    : {};
}

/** The documents of one collection, with their ids. */
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
    ([, record]) => typeof mapOf(record['billing'])['checkout_id'] === 'string',
  );
}
