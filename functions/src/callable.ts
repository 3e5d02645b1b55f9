import { HttpsError, onCall, type CallableFunction, type FunctionsErrorCode } from 'firebase-functions/https';
import { calls, type CallInput, type CallName, type CallOutput } from '#domain/contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { paypalSecret, region } from './config.ts';
import { verifiedOwner } from './gate.ts';
import { parsedInput } from './input.ts';
import { cloudLogs, loggable } from './logs.ts';
import { runtime, type Runtime } from './runtime.ts';
import type { VerifiedOwner } from './services/owner.ts';

const maxBodyBytes = 8 * 1024;

/** What a call's handler gets beside its input; `owner` only where the contract says so. */
export interface CallContext extends Runtime {
  owner: VerifiedOwner;
}

const statusOf: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  'session/signed-out': 'unauthenticated',
  'session/unverified': 'permission-denied',
  'registration/invalid-email': 'permission-denied',
  'registration/already-subscribed': 'already-exists',
  'request/invalid': 'invalid-argument',
  'registration/invalid': 'invalid-argument',
  'registration/terms-not-accepted': 'invalid-argument',
  'request/too-many': 'resource-exhausted',
  'checkout/payment-unavailable': 'unavailable',
  'service/unexpected': 'internal',
};

/** Turns any error into one a browser may read: a code, and words to interpolate. Nothing else. */
export function asHttpsError(error: unknown, call: string): HttpsError {
  const known = error instanceof AppError ? error : new AppError('service/unexpected', { cause: error });
  if (known.code === 'service/unexpected') {
    cloudLogs.error('a call failed unexpectedly', { call, ...loggable(known.cause ?? known) });
  }
  const { code, details } = known;
  return new HttpsError(statusOf[code] ?? 'failed-precondition', code, { code, details: { ...details } });
}

/** Wires one call of the contract to a service: who may call, what is taken, how refusals travel. */
export function callable<Name extends CallName>(
  name: Name,
  run: (input: CallInput<Name>, context: CallContext) => Promise<CallOutput<Name>>,
): CallableFunction<unknown, Promise<unknown>> {
  const { access } = calls[name];
  return onCall(
    {
      region,
      cors: false,
      invoker: 'public',
      maxInstances: 10,
      concurrency: 40,
      timeoutSeconds: 30,
      memory: '256MiB',
      secrets: [paypalSecret],
    },
    async ({ data, auth, rawRequest }) => {
      try {
        if (rawRequest.rawBody.length > maxBodyBytes) throw new AppError('request/invalid');
        const started = await runtime();
        const owner = access === 'owner' ? await verifiedOwner(auth) : undefined;
        // A call that is anyone's never looks at the owner.
        return await run(parsedInput(name, data), { ...started, owner } as CallContext);
      } catch (error) {
        throw asHttpsError(error, name);
      }
    },
  );
}
