import type { ShownOffer } from '#domain/contract.ts';
import type { IncomingMessage } from 'node:http';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { Currency } from '#domain/currency.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { currentRegistration } from '#functions/account/addresses/newAddress.ts';
import type { WebhookDelivery } from '#functions/payments/PaymentProvider.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { Fields } from '#functions/store/Store.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { seededCoupons } from '#sandbox/seed/offers.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from './asShown.ts';
import { searchLogsFor } from './logs/leaks.ts';
import { registrationOf } from './registrationOf.ts';

export interface LedgerEntry {
  id: string;
  status: string;
  plan_id: string;
  quantity: number;
  custom_id: string | null;
  /** The price of a period, in minor units. */
  bill: { currency: string; amount: number } | null;
  /** Charges and refunds, in order. */
  sales: { id: string; kind: 'charge' | 'refund' | 'reversal'; amount: number }[];
}

/** The services over a store and the PayPal simulator, with a clock and logs that tests can control and read. */
export interface TestServer extends ServerContext {
  /** The log lines, as JSON. */
  lines: string[];
  /** Whether webhooks reach the services. */
  webhooks: { arrive: boolean; answers: number[] };
  paypalUrl: string;
  removedSignIns: string[];
  advanceClock(milliseconds: number): void;
  /** Moves the simulator's and the services' clocks forward; charges due on the way are made and reported. */
  advanceDays(days: number): Promise<void>;
  /** Calls one of the simulator's controls, such as `/subscriptions/I-1/approve`. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  approve(subscriptionId: string): Promise<void>;
  /** Waits until every webhook was delivered or given up. */
  settled(): Promise<void>;
  ledger(): Promise<LedgerEntry[]>;
  readCollection(collection: string): Promise<Record<string, Fields>>;
  stop(): Promise<void>;
}

/** A webhook request as the services receive it. */
export function deliveryOf(headers: IncomingMessage['headers'], rawBody: string): WebhookDelivery {
  return { header: (name) => headers[name]?.toString(), rawBody };
}

searchLogsFor(sandboxClientSecret, ...Object.keys(seededCoupons));

/** PayPal's two possible ways to price several devices, for `describe.each`. */
export const bothPrices = [
  { priced: 'by tiers', singleUnitTiers: 'accepted' },
  { priced: 'by an override', singleUnitTiers: 'refused' },
] as const;

/** PayPal's two possible ways to list refunds, for `describe.each`. */
export const bothLists = [
  { listed: 'as an entry of the list', refunds: 'listed' },
  { listed: 'by the status of the charge', refunds: 'by status' },
] as const;

let owners = 0;

export function newOwner(): VerifiedOwner {
  owners += 1;
  return { uid: `uid-${owners}`, email: `owner${owners}@example.com`, withGoogle: false };
}

export async function register(
  server: ServerContext,
  { language, ...changes }: { posDevices?: number; currency?: Currency; language?: Language } = {},
  known?: VerifiedOwner,
): Promise<VerifiedOwner> {
  // A new owner has no other address.
  if (known) await currentRegistration(server, known);
  const owner = known ?? newOwner();
  const registration = registrationOf(changes);
  await saveRegistration(server.store, { owner, registration, language, now: server.now() });
  return owner;
}

/** Starts a subscription; returns the id to approve. */
export async function start(
  server: ServerContext,
  owner: VerifiedOwner,
  {
    plan = 'Monthly',
    code = null,
    ...seen
  }: { plan?: PublicPlanName; code?: string | null; shown?: ShownOffer } = {},
): Promise<string> {
  const started = await startSubscription(server, { owner, plan, code, ...seen });
  if (started.outcome !== 'toApprove') throw new Error(`nothing to approve: ${started.outcome}`);
  return started.subscriptionId;
}

/** Activates a subscription, like the owner's browser after the approval. */
export function activate(
  server: ServerContext,
  owner: VerifiedOwner,
  subscriptionId: string,
): Promise<Confirmation | null> {
  return activateSubscription(server, { owner, subscriptionId, orderId: 'ORDER-1' });
}

export async function usesLeft(server: ServerContext, code: string): Promise<unknown> {
  const coupons = await server.store.get({ collection: 'Credentials', id: 'Coupons' });
  const coupon = coupons?.[code] as Fields | undefined;
  return coupon?.['applies_left'];
}

export async function setCoupons(server: ServerContext, coupons: Fields): Promise<void> {
  searchLogsFor(...Object.keys(coupons));
  await server.store.set({ collection: 'Credentials', id: 'Coupons' }, coupons);
}
