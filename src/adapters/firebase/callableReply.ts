import { isErrorCode } from '#domain/errorCodes.ts';
import { AppError, type ErrorCode, type ErrorDetails } from '#domain/errors.ts';

/** The body of an error response in the protocol of Firebase's callable functions. */
interface Refusal {
  status?: unknown;
  details?: unknown;
}

/** For error responses without one of our codes, such as those of the platform in front of the functions. */
const codeByStatus: Readonly<Record<string, ErrorCode>> = {
  UNAUTHENTICATED: 'session/signed-out',
  RESOURCE_EXHAUSTED: 'request/too-many',
  INVALID_ARGUMENT: 'request/invalid',
};

function textDetails(value: unknown): ErrorDetails {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Converts an error response to the product's error. Its message is for logs, never for the owner. */
function refusalError(refusal: unknown): AppError {
  const { status, details }: Refusal = typeof refusal === 'object' && refusal !== null ? refusal : {};
  const ours = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
  const code = ours['code'];
  if (isErrorCode(code)) return new AppError(code, { details: textDetails(ours['details']), cause: refusal });
  const known =
    typeof status === 'string' && Object.hasOwn(codeByStatus, status) ? codeByStatus[status] : undefined;
  return new AppError(known ?? 'service/unexpected', { cause: refusal });
}

/** Returns the result in a response's body. Throws if the response is an error. */
export function readCallableReply(reply: { ok: boolean; body: unknown }): unknown {
  const { ok, body } = reply;
  if (typeof body === 'object' && body !== null) {
    if ('error' in body) throw refusalError(body.error);
    if (ok && 'result' in body) return body.result;
  }
  throw new AppError('service/unexpected', { cause: body });
}
