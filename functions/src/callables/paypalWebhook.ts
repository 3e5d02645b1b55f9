import { onRequest, type Request } from 'firebase-functions/https';
import { paypalSecret, region } from '../config.ts';
import { cloudLogs, loggable } from '../logs.ts';
import type { WebhookSignature } from '../paypal/PayPalClient.ts';
import { runtime } from '../runtime.ts';
import { takeWebhook } from '../services/webhooks.ts';

const maxBodyBytes = 256 * 1024;

function signatureOf(request: Request): WebhookSignature | null {
  const signature = {
    transmissionId: request.get('paypal-transmission-id') ?? '',
    transmissionTime: request.get('paypal-transmission-time') ?? '',
    transmissionSig: request.get('paypal-transmission-sig') ?? '',
    certUrl: request.get('paypal-cert-url') ?? '',
    authAlgo: request.get('paypal-auth-algo') ?? '',
  };
  return Object.values(signature).includes('') ? null : signature;
}

/** Where PayPal says that a subscription changed. Answers 200, 400, 401, 405, 413, or 500 to be told again. */
export const paypalWebhook = onRequest(
  { region, cors: false, invoker: 'public', maxInstances: 10, memory: '256MiB', secrets: [paypalSecret] },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).end();
      return;
    }
    if (request.rawBody.length > maxBodyBytes) {
      response.status(413).end();
      return;
    }
    try {
      const { world } = await runtime();
      const signature = signatureOf(request);
      response
        .status(await takeWebhook(world, { signature, rawBody: request.rawBody.toString('utf8') }))
        .end();
    } catch (error) {
      cloudLogs.error('a webhook could not be handled yet', loggable(error));
      response.status(500).end();
    }
  },
);
