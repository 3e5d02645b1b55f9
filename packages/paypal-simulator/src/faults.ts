import { boolean, number, object, string, type InferType } from 'yup';
import { issues, type Issue } from './issues.ts';

const count = number().integer().min(1).max(10_000);

/** A fault of the nth request with a method and path. */
const requestFault = object({
  on: string()
    .oneOf(['request'] as const)
    .required(),
  /** Any method if omitted. */
  method: string(),
  /** A path; `*` stands for one segment, as in `/v1/billing/subscriptions/*`. */
  path: string().required(),
  /** Which matching request fails, counted from 1 since the fault was set. */
  nth: count.default(1),
  /** How many requests in a row fail. */
  times: count.default(1),
  /** Closes the connection after carrying out the request. */
  drop: string().oneOf(['after'] as const),
  /** Responds with this status without carrying out the request. */
  status: number().integer().min(400).max(599),
  issue: string().oneOf(Object.keys(issues) as Issue[]),
  /** Seconds, sent as Retry-After. */
  retryAfter: number().integer().min(0).max(3600),
  /** Responds 200 with text that is not JSON. */
  malformed: boolean(),
  /** Invalidates every access token before the request is handled. */
  revoke: boolean(),
});

/** Webhooks are lost or doubled until the faults are cleared. */
const webhookFault = object({
  on: string()
    .oneOf(['webhooks'] as const)
    .required(),
  deliver: string()
    .oneOf(['off', 'twice'] as const)
    .required(),
});

/** Minutes before the list of transactions, or also the last payment, reports movements of money. */
const listingFault = object({
  on: string()
    .oneOf(['listing'] as const)
    .required(),
  minutes: number().integer().min(0).max(10_080).required(),
  lastPayment: boolean().default(false),
});

export type RequestFault = InferType<typeof requestFault>;
export type WebhookFault = InferType<typeof webhookFault>;
type Fault = RequestFault | WebhookFault | InferType<typeof listingFault>;

export const faultSchemas = {
  request: requestFault,
  webhooks: webhookFault,
  listing: listingFault,
};

function matches(fault: RequestFault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const wanted = fault.path.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

/** The faults to simulate. Kept in memory only: a restart clears them. */
export class Faults {
  #set: Array<{ fault: Fault; seen: number }> = [];

  add(fault: Fault): Fault {
    this.#set.push({ fault, seen: 0 });
    return fault;
  }

  clear(): void {
    this.#set = [];
  }

  list(): Array<Fault & { seen: number }> {
    return this.#set.map(({ fault, seen }) => ({ ...fault, seen }));
  }

  /** Counts a request and returns the fault that applies to it. */
  hit(method: string, path: string): RequestFault | undefined {
    let hit: RequestFault | undefined;
    for (const entry of this.#set) {
      const { fault } = entry;
      if (fault.on !== 'request' || !matches(fault, method, path)) continue;
      entry.seen += 1;
      if (entry.seen >= fault.nth && entry.seen < fault.nth + fault.times) hit ??= fault;
    }
    return hit;
  }

  /** The fault of webhooks, if there is one. */
  get webhooks(): WebhookFault | undefined {
    const found = this.#set.find(({ fault }) => fault.on === 'webhooks')?.fault;
    return found?.on === 'webhooks' ? found : undefined;
  }

  /** The moment up to which movements of money are reported, by the list or by a subscription. */
  reportedUntil(by: 'list' | 'subscription', now: Date): Date {
    const found = this.#set.find(({ fault }) => fault.on === 'listing')?.fault;
    const late = found?.on === 'listing' && (by === 'list' || found.lastPayment) ? found.minutes : 0;
    return new Date(now.getTime() - late * 60_000);
  }
}
