/** The sandbox under test: its addresses, its inbox, its stored documents and PayPal's ledger. */

const ports = {
  site: process.env['E2E_SITE_PORT'] ?? '45173',
  auth: process.env['E2E_AUTH_PORT'] ?? '49099',
  paypal: process.env['E2E_PAYPAL_PORT'] ?? '48801',
};

/** Ports, read like `npm start` reads them. */
export const worldEnvironment = {
  SITE_PORT: ports.site,
  AUTH_PORT: ports.auth,
  PAYPAL_PORT: ports.paypal,
};

export const siteUrl = `http://127.0.0.1:${ports.site}`;
export const authUrl = `http://127.0.0.1:${ports.auth}`;
export const paypalUrl = `http://127.0.0.1:${ports.paypal}`;

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, ...init });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${url} answered ${response.status}`);
  return response.json();
}

export interface InboxMessage {
  to: string;
  subject: string;
  kind: 'sign-in-link' | 'password-reset' | 'mail';
  links: string[];
  text: string;
}

/** Messages to one address, newest first. */
export async function inboxOf(address: string): Promise<InboxMessage[]> {
  const messages = (await json(`${siteUrl}/__sandbox/inbox`)) as InboxMessage[];
  return messages.filter((message) => message.to === address);
}

/** The fields of a subscription's stored record; undefined if there is none. */
export async function storedRecord(address: string): Promise<Record<string, unknown> | undefined> {
  const url = `${siteUrl}/__sandbox/documents/Subscriptions/${encodeURIComponent(address)}`;
  return (await json(url)) as Record<string, unknown> | undefined;
}

/** A subscription in PayPal's (the simulator's) ledger. */
export interface LedgerSubscription {
  id: string;
  status: string;
  /** The amount billed per period, in minor units. */
  bill: { amount: number; currency: string };
  /** Charges and refunds, in order. */
  sales: { id: string; kind: string; amount: number }[];
}

export async function paypalLedger(): Promise<LedgerSubscription[]> {
  const state = (await json(`${paypalUrl}/__sim/state`)) as { subscriptions: LedgerSubscription[] };
  return state.subscriptions;
}

export async function paypalSubscription(id: unknown): Promise<LedgerSubscription | undefined> {
  return (await paypalLedger()).find((subscription) => subscription.id === id);
}

/** Performs an action at PayPal that only a person or time can; resolves once all its events are delivered. */
export async function atPayPal(method: 'PUT' | 'POST', path: string, body: object = {}): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await json(`${paypalUrl}/__sim/${path}`, { method, headers, body: JSON.stringify(body) });
  await settled();
}

/** Resolves once all of PayPal's events are delivered. */
async function settled(): Promise<void> {
  await fetch(`${paypalUrl}/__sim/settled`);
}

/** Options of `route.fetch`: a request for which the emulator has just closed the idle connection is sent again. */
export const reconnecting = { maxRetries: 3 };
