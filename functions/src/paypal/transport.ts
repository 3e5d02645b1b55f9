import pRetry from 'p-retry';
import { PayPalError, refusalIn } from './PayPalError.ts';

/** One request to PayPal's REST interface. */
export interface PayPalRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
  /** Whether sending it twice does no harm: a GET, or a POST with a PayPal-Request-Id. */
  repeatable: boolean;
}

const timeoutMs = 8_000;
const maxReplyBytes = 256 * 1024;
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

async function once(origin: string, request: PayPalRequest): Promise<unknown> {
  const { method, path, headers, body } = request;
  let status: number;
  let text: string;
  try {
    const response = await fetch(origin + path, {
      method,
      redirect: 'error',
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await replyText(response);
  } catch (cause) {
    throw new PayPalError(0, { cause });
  }
  const parsed = parsedReply(text);
  if (status >= 400) throw refusalIn(status, parsed);
  if (text !== '' && parsed === undefined) throw new PayPalError(0);
  return parsed;
}

function parsedReply(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends a request and answers the parsed reply. A repeatable one is tried three times when PayPal is busy or the
 * line breaks. Rejects with PayPalError.
 */
export async function send(origin: string, request: PayPalRequest): Promise<unknown> {
  if (!request.repeatable) return once(origin, request);
  return pRetry(() => once(origin, request), {
    ...retries,
    shouldRetry: ({ error }) => error instanceof PayPalError && error.transient,
  });
}
