import * as logger from 'firebase-functions/logger';

/** The fields of a log line: our ids and PayPal's references, never personal data or a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Logs {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const address = /[^\s@<>"]+@[^\s@<>"]+/gu;
const paypalId = /\bI-[A-Z0-9]+(?=[A-Z0-9]{4}\b)/gu;

/** Removes e-mail addresses from the fields and shortens PayPal's subscription ids. */
export function redacted(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(address, '<address>').replace(paypalId, 'I-…') : value,
    ]),
  );
}

/**
 * Structured lines for Cloud Logging. An error is written as an entry, because `logger.error` would put `Error: ` before its text
 * and a stack of the logger behind it, which no alert's filter matches.
 */
export const cloudLogs: Logs = {
  info: (event, fields = {}) => logger.info(event, redacted(fields)),
  warn: (event, fields = {}) => logger.warn(event, redacted(fields)),
  error: (event, fields = {}) => logger.write({ ...redacted(fields), severity: 'ERROR', message: event }),
};

/** What errors of the provider may carry besides their type: the request, its id, and the provider's answer. */
const ofProvider = ['operation', 'request', 'status', 'issue', 'debugId'] as const;

/** The loggable fields of an error, without its message, which may quote user input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const answer = ofProvider.map((name) => {
    const value: unknown = Reflect.get(error, name);
    return [name, typeof value === 'string' || typeof value === 'number' ? value : null] as const;
  });
  return { kind: error.name, place: place?.trim() ?? null, ...Object.fromEntries(answer) };
}
