import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import type { CallName } from '#domain/contract.ts';
import { region, warmInstances, type paymentSecrets } from '../runtime/config.ts';
import { callable, type CallService } from './callable.ts';
import { codeAnswer, codeOfBundle, hopsAnswer, hopsQuestion, hopsText } from './hops.ts';
import type { CallHandler } from './requestGuard.ts';

/**
 * One function that handles several calls. The last segment of the URL selects the call, because Hosting forwards
 * `/api/<name>` unchanged. Each call keeps its own checks, including App Check. Any other name, including another function's
 * call, gets a 404.
 * @param options.secrets the secrets that these calls, and no others, may read.
 * @param options.others requests besides the calls, each with its own checks.
 */
export function callFunction<Name extends CallName>(
  services: { readonly [One in Name]: CallService<One> },
  options: { secrets: typeof paymentSecrets; others?: Readonly<Record<string, CallHandler>> },
): HttpsFunction {
  const { secrets, others = {} } = options;
  const byName = new Map<string, CallHandler>(Object.entries(others));
  for (const name of Object.keys(services) as Name[]) byName.set(name, callable(name, services[name]));
  return onRequest(
    {
      region,
      cors: false,
      invoker: 'public',
      maxInstances: 20,
      minInstances: warmInstances,
      concurrency: 40,
      timeoutSeconds: 30,
      memory: '256MiB',
      secrets,
    },
    (request, response) => {
      if (request.get(hopsQuestion) !== undefined) {
        response.set(codeAnswer, codeOfBundle);
        response.set(
          hopsAnswer,
          hopsText((name) => request.get(name)),
        );
      }
      const handler = byName.get(request.path.split('/').at(-1) ?? '');
      if (handler) return handler(request, response);
      response.status(404).json({ error: { status: 'NOT_FOUND', message: 'NOT_FOUND' } });
    },
  );
}
