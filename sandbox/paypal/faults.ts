import { ApiError } from './apiError.ts';
import { isIssue, type Issue } from './issues.ts';
import type { RequestBody } from './requestBody.ts';

/** Something that goes wrong with the nth request of a method and path. */
export interface RequestFault {
  on: 'request';
  /** Any method when missing. */
  method?: string;
  /** A path; `*` stands for one segment, as in `/v1/billing/subscriptions/*`. */
  path: string;
  /** Which matching request is hit, counted from 1 since the fault was set. */
  nth: number;
  /** Number of requests in a row that fail. */
  times: number;
  /** Waits this long first. */
  delayMs?: number;
  /** Cuts the connection before anything is done, or after everything was done. */
  drop?: 'before' | 'after';
  /** Never answers. */
  hang?: boolean;
  /** Answers with this status instead of doing anything. */
  status?: number;
  issue?: Issue;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Answers 200 with text that is not JSON. */
  malformed?: boolean;
  /** Makes every access token invalid before the request is looked at. */
  revoke?: boolean;
}

/** After an approval, GET still says APPROVAL_PENDING this many times (reference/PayPal.mdx#subscription-status). */
export interface ApprovalFault {
  on: 'approval';
  pendingReads: number;
}

/** Webhooks are lost, doubled or late until the faults are cleared. */
export interface WebhookFault {
  on: 'webhooks';
  deliver: 'off' | 'twice' | 'late';
  delayMs: number;
}

/** What moved is told so many minutes later: by the list of transactions, or by the subscription's last payment as well. */
export interface ListingFault {
  on: 'listing';
  minutes: number;
  lastPayment: boolean;
}

type Fault = RequestFault | ApprovalFault | WebhookFault | ListingFault;

function readRequestFault(body: RequestBody): RequestFault {
  const issue = body.text('issue');
  if (issue !== undefined && !isIssue(issue)) body.refuse('issue', 'INVALID_PARAMETER_VALUE');
  const method = body.text('method');
  const delayMs = body.integer('delayMs', { min: 0, max: 600_000 });
  const drop = body.choice('drop', ['before', 'after']);
  const status = body.integer('status', { min: 400, max: 599 });
  const retryAfter = body.integer('retryAfter', { min: 0, max: 3600 });
  const hang = body.flag('hang');
  const malformed = body.flag('malformed');
  const revoke = body.flag('revoke');
  return {
    on: 'request',
    path: body.text('path', { required: true, max: 300 }) ?? '',
    nth: body.integer('nth', { min: 1, max: 10_000 }) ?? 1,
    times: body.integer('times', { min: 1, max: 10_000 }) ?? 1,
    ...(method !== undefined && { method: method.toUpperCase() }),
    ...(delayMs !== undefined && { delayMs }),
    ...(drop && { drop }),
    ...(hang !== undefined && { hang }),
    ...(status !== undefined && { status }),
    ...(isIssue(issue) && { issue }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(malformed !== undefined && { malformed }),
    ...(revoke !== undefined && { revoke }),
  };
}

function readFault(body: RequestBody): Fault {
  const on = body.choice('on', ['request', 'approval', 'webhooks', 'listing'], true);
  if (on === 'approval') {
    return { on, pendingReads: body.integer('pendingReads', { required: true, min: 0, max: 1000 }) ?? 0 };
  }
  if (on === 'listing') {
    const minutes = body.integer('minutes', { required: true, min: 0, max: 10_080 }) ?? 0;
    return { on, minutes, lastPayment: body.flag('lastPayment') ?? false };
  }
  if (on === 'webhooks') {
    const deliver = body.choice('deliver', ['off', 'twice', 'late'], true) ?? 'off';
    return { on, deliver, delayMs: body.integer('delayMs', { min: 0, max: 600_000 }) ?? 500 };
  }
  return readRequestFault(body);
}

function matches(fault: RequestFault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const wanted = fault.path.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

/** The faults to simulate. Kept in memory only: a restart clears them. */
export class Faults {
  #set: Array<{ fault: Fault; seen: number }> = [];

  /** Sets one fault from a JSON body; throws a 400 for a body that is none. */
  add(body: RequestBody): Fault {
    const fault = readFault(body);
    body.assertSound();
    this.#set.push({ fault, seen: 0 });
    return fault;
  }

  clear(): void {
    this.#set = [];
  }

  list(): Array<Fault & { seen: number }> {
    return this.#set.map(({ fault, seen }) => ({ ...fault, seen }));
  }

  /** Counts a request and answers the fault that hits it. */
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

  /** Number of GETs after an approval that still return APPROVAL_PENDING. */
  get pendingReads(): number {
    const found = this.#set.find(({ fault }) => fault.on === 'approval')?.fault;
    return found?.on === 'approval' ? found.pendingReads : 0;
  }

  /** The fault of webhooks, if any. */
  get webhooks(): WebhookFault | undefined {
    const found = this.#set.find(({ fault }) => fault.on === 'webhooks')?.fault;
    return found?.on === 'webhooks' ? found : undefined;
  }

  /** The moment up to which a list, or a subscription, tells of money that moved. */
  toldUntil(by: 'list' | 'subscription', now: Date): Date {
    const found = this.#set.find(({ fault }) => fault.on === 'listing')?.fault;
    const late = found?.on === 'listing' && (by === 'list' || found.lastPayment) ? found.minutes : 0;
    return new Date(now.getTime() - late * 60_000);
  }
}

/** The refusal a fault asks for. */
export function refusalOf({ status = 500, issue }: RequestFault): ApiError {
  return new ApiError(status, issue ? [{ issue }] : []);
}
