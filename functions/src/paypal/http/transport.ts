import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import { PayPalError, refusalIn } from './PayPalError.ts';
import { parsedReply } from './readReply.ts';

/** One request to PayPal's REST interface, which may be sent twice: repeating it makes nothing twice. */
export interface PayPalRequest {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** The body, sent as it is. */
  body?: string;
}

const timeoutMs = 8_000;
/** The time for all tries together, short enough for our own call to respond in time. */
const budgetMs = 20_000;
/** The longest reply is a page of a hundred events (`eventList.ts`), each with all that PayPal knows of its subscription or dispute. */
const maxReplyBytes = 8 * 1024 * 1024;
const retries = { retries: 2, minTimeout: 250, factor: 2, randomize: true };

async function replyText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxReplyBytes) throw new PayPalError(0);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads `Retry-After`: seconds or a date. */
function retryAfterIn(headers: Headers): number | null {
  const after = headers.get('retry-after');
  if (after === null) return null;
  const wait = /^\d+$/u.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

async function once(origin: string, request: PayPalRequest, withinMs: number): Promise<unknown> {
  const { method, path, headers, body } = request;
  let status: number;
  let text: string;
  let retryAfter: number | null;
  try {
    const response = await fetch(origin + path, {
      method,
      redirect: 'error',
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, withinMs))),
    });
    status = response.status;
    retryAfter = retryAfterIn(response.headers);
    text = await replyText(response);
  } catch (cause) {
    throw new PayPalError(0, { cause });
  }
  const parsed = parsedReply(text);
  if (status >= 400) throw refusalIn(status, parsed, retryAfter);
  if (text !== '' && parsed === undefined) throw new PayPalError(0);
  return parsed;
}

/** Sends a request up to three times, waits as PayPal asks, and parses the reply. Rejects with PayPalError. */
export async function send(origin: string, request: PayPalRequest): Promise<unknown> {
  try {
    return await tried(origin, request);
  } catch (error) {
    if (error instanceof PayPalError) {
      // Without its query, which may hold any text.
      error.operation = `${request.method} ${request.path.split('?')[0] ?? ''}`;
      error.request = request.headers?.['paypal-request-id'] ?? null;
    }
    throw error;
  }
}

async function tried(origin: string, request: PayPalRequest): Promise<unknown> {
  const end = Date.now() + budgetMs;
  const left = () => end - Date.now();
  return pRetry(() => once(origin, request, left()), {
    ...retries,
    shouldRetry: ({ error }) =>
      error instanceof PayPalError && error.transient && (error.retryAfterMs ?? 0) < left(),
    async onFailedAttempt({ error, retriesLeft }) {
      if (!(error instanceof PayPalError) || error.retryAfterMs === null || retriesLeft === 0) return;
      if (error.transient && error.retryAfterMs < left()) await wait(error.retryAfterMs);
    },
  });
}
