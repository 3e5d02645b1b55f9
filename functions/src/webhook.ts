import { onRequest } from 'firebase-functions/https';
import { AppError } from '#domain/errors.ts';
import { refusesMethod } from './calls/requestGuard.ts';
import { addressOf, paymentSecrets, region } from './runtime/config.ts';
import { cloudLogs } from './runtime/cloudLogs.ts';
import { errorFields } from './context/context.ts';
import { serverContext } from './runtime/serverContext.ts';
import { countOne, isUsedUp } from './limits/rateLimits.ts';
import { handleWebhook } from './sync/webhooks.ts';

const maxBodyBytes = 256 * 1024;

/**
 * Receives PayPal's events. Responds with 200, 400, 401, 405, 413, 415 or 429; 500 or 503 make PayPal repeat the event. Reads
 * every event whose signature can be checked; forged events only stop their sender's certificate look-ups.
 */
export const paypalWebhook = onRequest(
  { region, cors: false, invoker: 'public', maxInstances: 10, memory: '256MiB', secrets: paymentSecrets },
  async (request, response) => {
    if (refusesMethod(request, response)) return;
    if (!request.is('application/json')) {
      response.status(415).end();
      return;
    }
    if (request.rawBody.length > maxBodyBytes) {
      response.status(413).end();
      return;
    }
    try {
      const context = await serverContext();
      const sender = addressOf(request);
      const suspect = sender !== null && isUsedUp(context, 'forgedWebhookByAddress', sender);
      const answer = await handleWebhook(context, {
        header: (name) => request.get(name),
        rawBody: request.rawBody.toString('utf8'),
        suspect,
      });
      const unproven = answer === 401 || answer === 503;
      if (unproven && sender !== null) await countOne(context, 'forgedWebhookByAddress', sender);
      response.status(answer).end();
    } catch (error) {
      if (error instanceof AppError && error.code === 'request/too-many') {
        response.status(429).end();
        return;
      }
      cloudLogs.error('a webhook could not be handled yet', errorFields(error));
      response.status(500).end();
    }
  },
);
