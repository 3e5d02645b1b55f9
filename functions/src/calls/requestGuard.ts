import type { Request, Response } from 'firebase-functions/https';

export type CallHandler = (request: Request, response: Response) => void | Promise<void>;

/** Maximum size of a call's body in bytes; a registration needs some hundreds. */
const maxBodyBytes = 8 * 1024;

/** Maximum nesting depth of a call's data; a registration has two levels. */
const maxDepth = 8;

/** Whether the data is shallow enough and contains no types that the framework would decode. */
function isPlain(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    const objects = level.filter((value): value is object => typeof value === 'object' && value !== null);
    if (objects.some((value) => Object.hasOwn(value, '@type'))) return false;
    level = objects.flatMap((value): unknown[] => Object.values(value));
  }
  return true;
}

/** Whether a request's body is a valid call: `{ data }`, small and plain. */
function isCallBody(body: unknown, bytes: number): boolean {
  if (bytes > maxBodyBytes || typeof body !== 'object' || body === null) return false;
  const keys = Object.keys(body);
  return keys.length === 1 && 'data' in body && isPlain(body.data);
}

export function bytesOf(request: { rawBody?: Buffer }): number {
  return request.rawBody?.length ?? 0;
}

/** Responds with 405 to any method but POST, without a log line; returns whether it did. */
export function refusesMethod(request: Request, response: Response): boolean {
  if (request.method === 'POST') return false;
  response.status(405).set('allow', 'POST').end();
  return true;
}

/**
 * Refuses invalid calls before the framework parses them. The framework would log an error for another method or content
 * type, which wakes the operator. It would answer 500 for data that is too deep or of unknown types, and log the whole
 * malformed body.
 */
export function rejectInvalidCalls(inner: CallHandler): CallHandler {
  return (request, response) => {
    if (refusesMethod(request, response)) return;
    const isJson = request.is('application/json') !== false;
    if (isJson && isCallBody(request.body, bytesOf(request))) return inner(request, response);
    const code = 'request/invalid';
    response.status(400).json({
      error: { status: 'INVALID_ARGUMENT', message: code, details: { code, details: {} } },
    });
  };
}
