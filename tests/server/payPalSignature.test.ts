import { afterAll, expect, it, vi } from 'vitest';
import type { RestClient } from '#functions/paypal/http/restClient.ts';
import { webhookVerifier } from '#functions/paypal/webhooks/webhook.ts';
import { signedByPayPal } from './signedByPayPal.ts';
import { deliveryOf } from './testServer.ts';

const { headers, body, certificate, webhookId } = signedByPayPal;
const at = new Date(headers['paypal-transmission-time']);

/** The verdict of a webhook with this id at PayPal, on the day of the event. */
async function verdictOf(
  ownId: string,
  { rawBody = body, now = at, sent = headers, reply = 'FAILURE' } = {},
) {
  const account = { endpoint: 'https://api-m.paypal.com', webhookId: ownId, webhookCertificate: null };
  const rest = {
    accountField: async (field: keyof typeof account) => account[field],
    keepCertificate: async () => undefined,
    get: async () => ({}),
    request: async () => ({ verification_status: reply }),
  } as unknown as RestClient;
  vi.stubGlobal('fetch', async () => new Response(certificate));
  const verify = webhookVerifier(rest, { sandbox: false, clock: () => now });
  return (await verify(deliveryOf(sent, rawBody))).verdict;
}

afterAll(() => void vi.unstubAllGlobals());

it('an event that PayPal itself signed is genuine', async () => {
  expect(await verdictOf(webhookId)).toBe('genuine');
});

it.each([
  ['at another webhook', '1JE4291016473214C', {}],
  ['with another amount', webhookId, { rawBody: body.replace('0.48', '0.49') }],
  ['parsed and written again', webhookId, { rawBody: JSON.stringify(JSON.parse(body), null, 1) }],
  ['a week later', webhookId, { now: new Date(at.getTime() + 7 * 24 * 60 * 60_000) }],
])('an event that PayPal itself signed is forged %s', async (_what, ownId, change) => {
  expect(await verdictOf(ownId, change)).toBe('forged');
});

it.each(['2024-03-07T23:59:59Z', '2025-03-08T00:00:00Z'])(
  'PayPal is asked about an event of %s, when its certificate is not valid',
  async (time) => {
    const sent = { ...headers, 'paypal-transmission-time': time };
    expect(await verdictOf(webhookId, { now: new Date(time), sent, reply: 'SUCCESS' })).toBe('genuine');
  },
);
