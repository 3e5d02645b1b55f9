import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#functions/limits/rateLimits.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import type { RestClient } from '#functions/paypal/http/restClient.ts';
import { webhookVerifier } from '#functions/paypal/webhooks/webhook.ts';
import { deliveryOf } from '../testServer.ts';
import { deployed, shareDeployedFunctions } from './deployedFunctions.ts';

const day = 24 * 60 * 60_000;
const now = new Date();
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const event = JSON.stringify({
  id: 'WH-1',
  event_type: 'BILLING.SUBSCRIPTION.UPDATED',
  resource: { id: 'I-1' },
});

/** The headers of a delivery that is valid except for its signature. */
const headersOf = (certUrl: string): Record<string, string> => ({
  'paypal-transmission-id': '1',
  'paypal-transmission-time': now.toISOString(),
  'paypal-transmission-sig': 'c2lnbmF0dXJl',
  'paypal-cert-url': certUrl,
  'paypal-auth-algo': 'SHA256withRSA',
});

const certificate = (origin: string) => `${origin}/v1/notifications/certs/CERT-sandbox`;

const refuse = () => Promise.reject(new Error('nothing of the kind was to be asked'));

/** A client of PayPal that does nothing else. */
const clientThat = (does: Pick<RestClient, 'accountField'> & Partial<RestClient>): RestClient => ({
  keepCertificate: refuse,
  request: refuse,
  get: refuse,
  change: refuse,
  post: refuse,
  ...does,
});

describe('the checks of a webhook', () => {
  const origin = 'https://api-m.paypal.com';
  /** The verifier's requests to others, in order. */
  let asked: string[] = [];
  const success = async () => ({ verification_status: 'SUCCESS' });
  /** PayPal's reply to the request to verify. */
  let verification: () => Promise<unknown> = success;
  const rest = clientThat({
    accountField: async (field) => {
      asked.push(field);
      if (field === 'webhookCertificate') return null;
      return field === 'endpoint' ? origin : 'WEBHOOK-1';
    },
    keepCertificate: async () => {
      asked.push('kept webhookCertificate');
    },
    request: () => {
      asked.push('PayPal');
      return verification();
    },
  });
  beforeAll(() => {
    vi.stubGlobal('fetch', async () => {
      asked.push('certificate');
      return new Response('', { status: 503 });
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    asked = [];
    verification = success;
  });

  const verdictOn = async (headers: Record<string, string>, body: string) => {
    const { verdict } = await webhookVerifier(rest, { sandbox: false, clock: () => now })(
      deliveryOf(headers, body),
    );
    return verdict;
  };

  const right = headersOf(certificate(origin));
  const { 'paypal-transmission-sig': _, ...unsigned } = right;
  const foreign = { 'paypal-cert-url': certificate('https://api-m.paypal.com.evil.example') };
  const stale = { 'paypal-transmission-time': ago(4 * day + 60_000) };

  const unasked = ['endpoint', 'webhookId'];
  const at = (url: string) => ({ ...right, 'paypal-cert-url': url });

  // Each also has the faults of the rows below, so that its result shows which check came first.
  it.each<[string, Record<string, string>, string, string, string[]]>([
    ['a missing header', { ...unsigned, ...stale, ...foreign }, '{', 'forged', []],
    ['another algorithm', { ...right, 'paypal-auth-algo': 'none', ...foreign }, '{', 'forged', []],
    ['an event that is more than four days old', { ...right, ...stale, ...foreign }, '{', 'forged', []],
    ['an event to come', { ...right, 'paypal-transmission-time': ago(-11 * 60_000) }, event, 'forged', []],
    ['a time that is none', { ...right, 'paypal-transmission-time': 'now' }, event, 'forged', []],
    ['a body that is no event', { ...right, ...foreign }, '{', 'malformed', []],
    ['a certificate elsewhere', { ...right, ...foreign }, event, 'forged', unasked],
    ['a certificate on another path', at(`${origin}/v1/billing/plans`), event, 'forged', unasked],
    ['a certificate with a query', at(`${certificate(origin)}?n=1`), event, 'forged', unasked],
    ['a certificate with a fragment', at(`${certificate(origin)}#1`), event, 'forged', unasked],
    ['a certificate with a user', at(certificate('https://me@api-m.paypal.com')), event, 'forged', unasked],
  ])('refuse %s before anybody else is asked', async (_what, headers, body, verdict, others) => {
    expect(await verdictOn(headers, body)).toBe(verdict);
    expect(asked).toEqual(others);
  });

  it('load the certificate last, and ask PayPal itself only if it cannot be read', async () => {
    expect(await verdictOn(right, event)).toBe('genuine');
    expect(asked).toEqual([
      'endpoint',
      'webhookId',
      'webhookCertificate',
      'certificate',
      'PayPal',
      'kept webhookCertificate',
    ]);
  });

  it.each([
    [400, 'VALIDATION_ERROR', 'forged'],
    [404, 'RESOURCE_NOT_FOUND', 'forged'],
    [422, 'UNPROCESSABLE_ENTITY', 'forged'],
    // A firewall in front of PayPal, which has not seen the event.
    [400, null, 'unproven'],
    [404, null, 'unproven'],
    [401, 'invalid_token', 'unproven'],
    [429, null, 'unproven'],
    [503, null, 'unproven'],
    [0, null, 'unproven'],
  ])('do not fail when PayPal answers %i, %s to what a stranger sent: %s', async (status, issue, verdict) => {
    verification = () => Promise.reject(new PayPalError(status, { issue }));
    expect(await verdictOn(right, event)).toBe(verdict);
  });

  it.each([
    ['of almost four days ago', ago(4 * day - 60_000)],
    ['of a clock that is some minutes ahead', ago(-9 * 60_000)],
  ])('let through an event %s', async (_what, time) => {
    expect(await verdictOn({ ...right, 'paypal-transmission-time': time }, event)).toBe('genuine');
  });
});

/** One of Google's addresses, from which Hosting reaches the functions. */
const frontEnd = '66.249.93.12';

describe.each([
  ['where the callers were measured', 'x-forwarded-for behind 66.249.64.0/19'],
  ['where they were not', ''],
])('the webhook, %s,', (_where, setting) => {
  shareDeployedFunctions({ CALLER_ADDRESS: setting });

  const requests = async () => {
    const response = await fetch(`${deployed.paypalUrl}/__sim/log`);
    return ((await response.json()) as { requests: unknown[] }).requests.length;
  };
  const post = (from: string, headers: Record<string, string>, body = event) =>
    deployed.call('paypalWebhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${from}, ${frontEnd}`, ...headers },
      body,
    });
  const genuine = async (from: string, id: string) => {
    const body = JSON.stringify({ id, event_type: 'X', resource: {} });
    return (await post(from, await deployed.signedByPayPal(body), body)).status;
  };
  const { count } = rateLimits.forgedWebhookByAddress;

  it('accepts PayPal’s events after a hundred unsigned events, even from the same address', async () => {
    for (let sent = 0; sent < 100; sent += 1) await post('203.0.113.1', {});
    expect(await genuine('198.51.100.1', 'WH-AFTER-UNSIGNED')).toBe(200);
    expect(await genuine('203.0.113.1', 'WH-SAME-ADDRESS')).toBe(200);
  });

  it('requests at most sixty of the invented certificates per minute from PayPal', async () => {
    const before = await requests();
    for (let sent = 0; sent < 100; sent += 1) {
      await post(
        `198.51.100.${sent}`,
        headersOf(`${deployed.paypalUrl}/v1/notifications/certs/CERT-X${sent}`),
      );
    }
    expect((await requests()) - before).toBeLessThanOrEqual(60);
  });

  it.each<[string, (origin: string) => Record<string, string>]>([
    [
      'a stale event',
      (origin) => ({ ...headersOf(certificate(origin)), 'paypal-transmission-time': ago(6 * 365 * day) }),
    ],
    ['a certificate elsewhere', () => headersOf(certificate('https://evil.example'))],
  ])(
    'answers 401 to %s, then 429 to a sender who continues, without a call to PayPal',
    async (what, headersFor) => {
      const from = `192.0.2.${what.length}`;
      const headers = headersFor(deployed.paypalUrl);
      const [before, contents] = [await requests(), await deployed.contents()];
      const answers: number[] = [];
      for (let sent = 0; sent < count + 5; sent += 1) answers.push((await post(from, headers)).status);
      const beyond = setting === '' ? 401 : 429;
      expect(answers).toEqual([...Array<number>(count).fill(401), ...Array<number>(5).fill(beyond)]);
      expect((await post('192.0.2.250', headers)).status).toBe(401);
      expect(await requests()).toBe(before);
      expect(await deployed.contents()).toEqual(contents);
    },
  );
});

describe('a newly started function', () => {
  shareDeployedFunctions({ CALLER_ADDRESS: '' });

  it('accepts PayPal’s events while other certificates are being loaded, once PayPal’s is known', async () => {
    const first = JSON.stringify({ id: 'WH-1', event_type: 'X', resource: {} });
    const genuine = await deployed.signedByPayPal(first);
    const headers = { 'content-type': 'application/json', ...genuine };
    const sent = { method: 'POST', headers, body: first };
    expect(await deployed.call('paypalWebhook', sent)).toMatchObject({ status: 200 });
    expect(JSON.stringify(await deployed.contents())).toContain(certificate(deployed.paypalUrl));
    // Another instance, over the first instance's documents.
    const { webhookVerifier: fresh } = await import('#functions/paypal/webhooks/webhook.ts');
    const fields = {
      endpoint: deployed.paypalUrl,
      webhookId: deployed.webhookId,
      webhookCertificate: certificate(deployed.paypalUrl),
      clientId: null,
    };
    const verify = fresh(clientThat({ accountField: async (field) => fields[field] }), { sandbox: true });
    const verdicts = new Set<string>();
    for (let nth = 0; nth < 100; nth += 1) {
      const invented = headersOf(`${deployed.paypalUrl}/v1/notifications/certs/CERT-${nth}`);
      verdicts.add((await verify(deliveryOf(invented, event))).verdict);
    }
    expect(verdicts).toEqual(new Set(['forged', 'unproven']));
    const again = { ...deliveryOf(await deployed.signedByPayPal(first), first), suspect: true };
    expect(await verify(again)).toMatchObject({ verdict: 'genuine' });
  });
});
