import { verify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { object, string } from 'yup';
import type { VerifiedDelivery, WebhookDelivery } from '../../payments/PaymentProvider.ts';
import { allowedEndpoint } from '../http/endpoint.ts';
import { PayPalError } from '../http/PayPalError.ts';
import { readReply } from '../http/readReply.ts';
import type { RestClient } from '../http/restClient.ts';
import { nameSubscription } from './movements.ts';
import { eventIn } from './webhookEvents.ts';
import { certificateKeys, isCertificateUrl } from './webhookCertificates.ts';

/** PayPal's names for the parts of a signature, each with its header. */
const signatureHeaders = {
  transmission_id: 'paypal-transmission-id',
  transmission_time: 'paypal-transmission-time',
  transmission_sig: 'paypal-transmission-sig',
  cert_url: 'paypal-cert-url',
  auth_algo: 'paypal-auth-algo',
} as const;

const algorithm = 'SHA256withRSA';

type Signature = Record<keyof typeof signatureHeaders, string>;

function signatureIn({ header }: WebhookDelivery): Signature | null {
  const parts = Object.entries(signatureHeaders).map(([part, name]) => [part, header(name) ?? '']);
  return parts.some(([, value]) => value === '') ? null : (Object.fromEntries(parts) as Signature);
}

const verification = object({ verification_status: string().required() });

/** PayPal repeats an event for three days. Its last attempt may come a little later, and clocks may differ by minutes. */
const accepted = { ageMs: 4 * 24 * 60 * 60_000, skewMs: 10 * 60_000 };

function isTimely(time: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age <= accepted.ageMs && age >= -accepted.skewMs;
}

interface SignedDelivery {
  signature: Signature;
  webhookId: string;
  rawBody: string;
}

/** Whether the key signed this delivery. PayPal signs a text with the CRC-32 of the body's exact bytes. */
function isSignedBy(key: KeyObject, { signature, webhookId, rawBody }: SignedDelivery): boolean {
  const { transmission_id: id, transmission_time: time, transmission_sig: sent } = signature;
  const text = [id, time, webhookId, crc32(Buffer.from(rawBody))].join('|');
  return verify('sha256', Buffer.from(text), key, Buffer.from(sent, 'base64'));
}

/** The statuses by which PayPal refuses the delivery's fields. Others, such as 401, are not the sender's fault. */
const aboutDelivery: readonly number[] = [400, 404, 422];

/** Asks PayPal about an unreadable certificate: a refusal means forged, null that PayPal does not answer. */
async function isConfirmed(rest: RestClient, delivery: SignedDelivery): Promise<boolean | null> {
  const { signature, webhookId, rawBody } = delivery;
  const head = JSON.stringify({ ...signature, webhook_id: webhookId });
  // The event is spliced in byte for byte, because parsing and serializing it would break the signature.
  const body = `${head.slice(0, -1)},"webhook_event":${rawBody}}`;
  try {
    const reply = await rest.request({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return readReply(verification, reply).verification_status === 'SUCCESS';
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    return aboutDelivery.includes(error.status) && error.reason !== 'unavailable' ? false : null;
  }
}

/**
 * Checks whether PayPal sent exactly these bytes to our webhook, and reads the event. The free checks come first: headers,
 * time, body, the certificate's address; then the signature, verified here. PayPal is asked only if its certificate cannot be
 * read.
 */
export function webhookVerifier(
  rest: RestClient,
  { sandbox, clock = () => new Date() }: { sandbox: boolean; clock?: () => Date },
): (delivery: WebhookDelivery) => Promise<VerifiedDelivery> {
  const keyAt = certificateKeys();
  return async (delivery) => {
    const forged = { verdict: 'forged' } as const;
    const signature = signatureIn(delivery);
    if (signature?.auth_algo !== algorithm || !isTimely(signature.transmission_time, clock())) return forged;
    const read = eventIn(delivery.rawBody);
    if (!read) return { verdict: 'malformed' };
    const endpoint = await rest.accountField('endpoint');
    const webhookId = await rest.accountField('webhookId');
    if (endpoint === null || webhookId === null) return forged;
    const origin = allowedEndpoint(endpoint, { sandbox });
    if (!isCertificateUrl(signature.cert_url, origin)) return forged;
    const { cert_url: url } = signature;
    const proven = url === (await rest.accountField('webhookCertificate'));
    const key = await keyAt(url, { now: clock(), proven, suspect: delivery.suspect === true });
    if (key === 'unknown') return forged;
    if (key === 'not-asked') return { verdict: 'unproven' };
    const signed = { signature, webhookId, rawBody: delivery.rawBody };
    const genuine = key === 'unreadable' ? await isConfirmed(rest, signed) : isSignedBy(key, signed);
    if (genuine === null) return { verdict: 'unproven' };
    if (!genuine) return forged;
    if (!proven) await rest.keepCertificate(url);
    return { verdict: 'genuine', event: await nameSubscription(rest, read) };
  };
}
