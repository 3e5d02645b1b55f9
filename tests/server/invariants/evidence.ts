import { readText } from '../../architecture/projectFiles.ts';
import type { Fields, Value } from '#functions/store/Store.ts';
import { seededCoupons } from '#sandbox/seed/credentials.ts';
import type { LedgerEntry, TestServer } from '../testServer.ts';

/** A subscription as PayPal's books have it. */
export interface BookedSubscription extends Omit<LedgerEntry, 'sales'> {
  payer_id?: string | null;
  // What follows is missing where there is no simulator to tell.
  status_update_time?: string;
  start_time?: string;
  plan_overridden?: boolean;
  period?: { interval_unit: string } | null;
  /** Money that moved, in minor units. */
  sales?: Array<{ id: string; kind: string; time: string; amount: number; currency: string }>;
}

/** What one client asked for and heard. `unknown`: it never heard, as when the line broke. */
export interface Attempt {
  email: string;
  outcome: 'ok' | 'failed' | 'unknown';
  /** Of the subscription that was confirmed. */
  subscriptionId?: string;
}

/** Everything a run left behind. */
export interface Evidence {
  /** Documents by collection and id. */
  documents: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  ledger: readonly BookedSubscription[];
  /** Ids of the events PayPal has sent. */
  sentEvents: readonly string[];
  lines: readonly string[];
  /** `Credentials/Coupons` before the run. */
  coupons: Fields;
  history: readonly Attempt[];
  /** Passwords and secrets that were used, which nothing may keep. */
  secrets: readonly string[];
  /** Moments of status written into each record, in the order of their commits. */
  sightings: Readonly<Record<string, readonly Date[]>>;
  /** The rules of the database, whose doors must be closed. */
  rules: string;
  now: Date;
}

/** What a run knows beside what it left behind. */
export type Known = Partial<Pick<Evidence, 'coupons' | 'history' | 'secrets'>>;

/** Every collection the functions keep something in. */
export const collections = [
  'Plans',
  'Credentials',
  'Subscriptions',
  'Registrations',
  'Checkouts',
  'PayPalSubscriptions',
  'Redemptions',
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
    rules: readText('firestore.rules') + readText('storage.rules'),
    now: server.now(),
  };
}

/** A value as a map of fields; an empty one when it is something else. */
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

/** Every subscription there is a record of: the present ones, and those whose owner came back with another. */
export function allRecords(evidence: Pick<Evidence, 'documents'>): Array<[string, Fields]> {
  return [...documentsOf(evidence, 'Subscriptions'), ...documentsOf(evidence, 'PastSubscriptions')];
}

/** The recorded subscriptions that PayPal bills. */
export function paidRecords(evidence: Pick<Evidence, 'documents'>): Array<[string, Fields]> {
  return documentsOf(evidence, 'Subscriptions').filter(
    ([, record]) => typeof mapOf(record['billing'])['checkout_id'] === 'string',
  );
}
