import { newDebugId } from './ids.ts';
import type { Delivery, Webhook } from './resources.ts';
import { sign } from './webhookSignature.ts';

/** The id of the certificate for signing deliveries. It is self-signed; PayPal's is signed by an authority. */
export const certificateId = 'CERT-sandbox';

/** The receiver's time limit in milliseconds. */
const patience = 10_000;

interface Transmission {
  delivery: Delivery;
  webhook: Webhook;
  privateKey: string;
  url: string;
  /** Ends the attempt early. */
  signal: AbortSignal;
}

/** Sends one signed delivery once. Returns true for any 2xx; no response counts as refused. */
export async function transmit({
  delivery,
  webhook,
  privateKey,
  url,
  signal,
}: Transmission): Promise<boolean> {
  const { transmission_id: transmissionId, transmission_time: transmissionTime, text } = delivery;
  const signature = sign({ transmissionId, transmissionTime, webhookId: webhook.id, text }, privateKey);
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': transmissionTime,
        'paypal-transmission-sig': signature,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-auth-version': 'v2',
        'paypal-cert-url': `${url}/v1/notifications/certs/${certificateId}`,
        'correlation-id': newDebugId(),
      },
      body: text,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
