import { HttpsError, onCall, type FunctionsErrorCode } from 'firebase-functions/https';
import { calls, type CallInput, type CallName, type CallOutput } from '#domain/contract.ts';
import { asAppError, tooMany, type ErrorCode } from '#domain/errors.ts';
import { addressOf, appCheckEnforced } from '../runtime/config.ts';
import { verifiedOwner } from './gate.ts';
import { parseInput } from './input.ts';
import { cloudLogs } from '../runtime/cloudLogs.ts';
import { rejectInvalidCalls, type CallHandler } from './requestGuard.ts';
import { serverContext } from '../runtime/serverContext.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import type { VerifiedOwner } from '../documents/owner.ts';
import { countOne, limitingGuesses } from '../limits/rateLimits.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { StoreError } from '../store/Store.ts';

/** What a handler gets besides its input; `owner` only if the contract requires a sign-in. */
export interface CallRequest {
  context: ServerContext;
  owner: VerifiedOwner;
  /** When the owner signed in. The token itself is newer, because it is renewed every hour. */
  signedInAt: Date;
}

const statusOf: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  'session/signed-out': 'unauthenticated',
  'session/unverified': 'permission-denied',
  'registration/invalid-email': 'permission-denied',
  'registration/already-subscribed': 'already-exists',
  'account/none': 'not-found',
  'request/invalid': 'invalid-argument',
  'registration/invalid': 'invalid-argument',
  'registration/terms-not-accepted': 'invalid-argument',
  'request/too-many': 'resource-exhausted',
  'checkout/payment-unavailable': 'unavailable',
  'service/unexpected': 'internal',
};

/** How long a caller should wait after the database refused a write because of contention for a document. */
const contentionWaitMs = 5_000;

/** Converts any error to one that the browser may read: a code and the values to interpolate, nothing else. */
export function asHttpsError(error: unknown, call: string): HttpsError {
  const busy = error instanceof StoreError && error.code === 'contention';
  const known = busy ? tooMany(contentionWaitMs, { cause: error }) : asAppError(error);
  if (known.code === 'service/unexpected') {
    cloudLogs.error('a call failed unexpectedly', { call, ...errorFields(known.cause ?? known) });
  } else if (known.cause instanceof PaymentProviderError) {
    // The owner reads only a code. Without this line, an outage of the provider would leave no trace.
    cloudLogs.warn('the payment provider failed', { call, code: known.code, ...errorFields(known.cause) });
  }
  const { code, details } = known;
  return new HttpsError(statusOf[code] ?? 'failed-precondition', code, { code, details: { ...details } });
}

/** Whether a call's input has something to guess: a coupon code, or the secret of a link. */
function hasSecret(input: object): boolean {
  return ('code' in input && typeof input.code === 'string' && input.code !== '') || 'link' in input;
}

/** Counts each request by address before its token is read, because refused ones cost too. */
function countingAddresses(call: CallName, inner: CallHandler): CallHandler {
  return async (request, response) => {
    try {
      const context = await serverContext();
      const address = addressOf(request);
      if (address !== null) await countOne(context, 'callByAddress', address);
    } catch (error) {
      const refusal = asHttpsError(error, call);
      response.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() });
      return;
    }
    await inner(request, response);
  };
}

export type CallService<Name extends CallName> = (
  input: CallInput<Name>,
  request: CallRequest,
) => Promise<CallOutput<Name>>;

/** Connects a call of the contract to a service: checks the caller and the input, and converts errors. */
export function callable<Name extends CallName>(name: Name, run: CallService<Name>): CallHandler {
  const { access } = calls[name];
  const inner = onCall(
    { cors: false, enforceAppCheck: appCheckEnforced(process.env) },
    async ({ data, auth, rawRequest }) => {
      try {
        const context = await serverContext();
        // Count the request before asking the sign-in service about the account.
        if (access === 'owner' && auth) await countOne(context, 'callByOwner', auth.uid);
        const owner = access === 'owner' ? await verifiedOwner(auth) : undefined;
        // A public call never reads the owner.
        const signedInAt = new Date((auth?.token.auth_time ?? 0) * 1_000);
        const input = parseInput(name, data);
        const answer = () => run(input, { context, owner, signedInAt } as CallRequest);
        if (!hasSecret(input)) return await answer();
        const address = addressOf(rawRequest);
        return await limitingGuesses(context, { uid: owner?.uid ?? null, address }, answer);
      } catch (error) {
        throw asHttpsError(error, name);
      }
    },
  );
  return rejectInvalidCalls(countingAddresses(name, inner));
}
