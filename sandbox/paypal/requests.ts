import type { Request } from 'express';
import { lookUp } from './ledger.ts';
import { ApiError } from './apiError.ts';
import { RequestBody } from './requestBody.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** PayPal forgets a PayPal-Request-Id after 72 hours (reference/PayPal.mdx#retries-and-ids). */
const memory = 72 * 60 * 60 * 1000;

/** The body's exact text; empty when nothing was sent. */
export function rawText(req: Request): string {
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body.toString('utf8') : '';
}

/** The body as JSON fields. Throws 415 for another media type and 400 for text that is not a JSON object. */
export function jsonBody(req: Request): RequestBody {
  if (req.is('application/json') === false) throw new ApiError(415);
  let value: unknown;
  try {
    value = JSON.parse(rawText(req));
  } catch {
    throw new ApiError(400, [{ issue: 'MALFORMED_REQUEST_JSON', location: 'body' }]);
  }
  return new RequestBody(value);
}

/** Whether the caller asked for the whole resource with `Prefer: return=representation`. */
export function wantsRepresentation(req: Request): boolean {
  return req.get('Prefer')?.includes('return=representation') ?? false;
}

/** A path parameter. */
export function pathId(req: Request): string {
  const { id } = req.params;
  return typeof id === 'string' ? id : '';
}

function memoryKey(req: Request): string | undefined {
  const id = req.get('PayPal-Request-Id');
  return id === undefined ? undefined : `${req.method} ${req.path} ${id}`;
}

/** The result of an earlier request with the same PayPal-Request-Id within the last 72 hours. */
export function earlierResult(req: Request, { ledger, now }: PayPalSimulator): string | undefined {
  const key = memoryKey(req);
  const found = key === undefined ? undefined : lookUp(ledger.books.remembered, key);
  return found && now().getTime() - found.made < memory ? found.resource_id : undefined;
}

/** Remembers what this request made, so that the same PayPal-Request-Id makes it only once. */
export function rememberResult(req: Request, { ledger, now }: PayPalSimulator, resourceId: string): void {
  const key = memoryKey(req);
  if (key === undefined) return;
  const made = now().getTime();
  ledger.change((books) => {
    const fresh = Object.entries(books.remembered).filter(([, entry]) => made - entry.made < memory);
    books.remembered = { ...Object.fromEntries(fresh), [key]: { resource_id: resourceId, made } };
  });
}
