import type { RequestListener } from 'node:http';
import { inject } from './inject.ts';
import type { VirtualTime } from './virtualTime.ts';

/**
 * The server's requests to PayPal: a token, a new subscription, a plan, its state, its end, its charges, a refund, and
 * whether a webhook is genuine.
 */
export type Step = 'token' | 'create' | 'plan' | 'read' | 'cancel' | 'move' | 'list' | 'refund' | 'verify';

/** The outcome of a request instead of its response; `carryOut` lets PayPal process it. `nth` counts from 1. */
export type Fault = (carryOut: () => Promise<Response>, nth: number) => Promise<Response>;

export interface Network {
  /** Requests by step, since the last `mend`. */
  readonly sent: Readonly<Partial<Record<Step, number>>>;
  /** Makes a step fail until `mend`. */
  break(step: Step, fault: Fault): void;
  /** Lets another application answer all but the request for a token, until `mend`. */
  impersonate(peer: RequestListener): void;
  mend(): void;
  /** Lets the requests to its hosts leave the process again. */
  close(): void;
}

/** The addresses of PayPal and of the site that receives its events. */
export interface Hosts {
  paypal: string;
  site: string;
}

/** Addresses without a listener. */
export const usualHosts: Hosts = { paypal: 'http://127.0.0.1:1', site: 'http://127.0.0.1:2' };

function stepOf(method: string, path: string): Step | undefined {
  if (path === '/v1/oauth2/token') return 'token';
  if (path.startsWith('/v1/notifications/')) return 'verify';
  if (path.startsWith('/v1/billing/plans/')) return 'plan';
  if (method === 'POST' && path.endsWith('/cancel')) return 'cancel';
  if (method === 'POST' && path === '/v1/billing/subscriptions') return 'create';
  if (method === 'POST' && /\/(?:suspend|activate|revise)$/u.test(path)) return 'move';
  if (method === 'POST' && path.startsWith('/v2/payments/captures/')) return 'refund';
  if (path.endsWith('/transactions')) return 'list';
  return method === 'GET' && path.startsWith('/v1/billing/subscriptions/') ? 'read' : undefined;
}

/** Rejects when the signal aborts, like `fetch`. */
function until<Result>(work: Promise<Result>, signal: AbortSignal | null | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The open networks, the newest last, because several projects may run at once. */
const networks = new Set<{ hosts: Hosts; fetch: typeof fetch }>();
let outside: typeof fetch;

/** Sends a request to the newest network that has its host, or out of the process. */
const route: typeof fetch = async (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  const network = [...networks].findLast(({ hosts }) => origin === hosts.site || origin === hosts.paypal);
  return (network?.fetch ?? outside)(input, init);
};

/** A network of two hosts: PayPal, and the site that receives its webhooks. Requests to others leave the process. */
export function openNetwork(options: {
  hosts: Hosts;
  paypal: RequestListener;
  site: (headers: Headers, rawBody: string) => Promise<number>;
  time: VirtualTime;
}): Network {
  const { hosts, paypal, site, time } = options;
  let peer = paypal;
  let faults: Partial<Record<Step, Fault>> = {};
  let sent: Partial<Record<Step, number>> = {};

  const deliver = async (url: URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const body =
      init.body instanceof URLSearchParams ? init.body.toString() : (init.body as string | undefined);
    if (init.body instanceof URLSearchParams) {
      headers.set('content-type', 'application/x-www-form-urlencoded');
    }
    if (url.origin === hosts.site) return new Response(null, { status: await site(headers, body ?? '') });
    const method = init.method ?? 'GET';
    const step = stepOf(method, url.pathname);
    const path = url.pathname + url.search;
    const carryOut = () =>
      inject(step === 'token' ? paypal : peer, { method, path, headers: Object.fromEntries(headers), body });
    if (!step) return carryOut();
    const nth = (sent[step] ?? 0) + 1;
    sent[step] = nth;
    return faults[step]?.(carryOut, nth) ?? carryOut();
  };

  const own = {
    hosts,
    async fetch(input: Parameters<typeof fetch>[0], init: RequestInit = {}) {
      const url = new URL(input instanceof Request ? input.url : input);
      try {
        const response = await until(deliver(url, init), init.signal);
        const moved = response.status >= 300 && response.status < 400;
        if (moved && init.redirect === 'error') throw new TypeError('unexpected redirect');
        return response;
      } finally {
        time.forget(init.signal);
      }
    },
  };
  if (networks.size === 0) {
    outside = globalThis.fetch;
    globalThis.fetch = route;
  }
  networks.add(own);

  return {
    get sent() {
      return sent;
    },
    break(step, fault) {
      faults[step] = fault;
      sent = {};
    },
    impersonate(other) {
      peer = other;
    },
    mend() {
      peer = paypal;
      faults = {};
      sent = {};
    },
    close() {
      if (networks.delete(own) && networks.size === 0) globalThis.fetch = outside;
    },
  };
}
