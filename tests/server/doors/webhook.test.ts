import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#functions/services/rateLimits.ts';
import type { RestClient } from '#functions/paypal/restClient.ts';
import { webhookVerifier } from '#functions/paypal/webhook.ts';
import { deliveryOf } from '../testServer.ts';
import { openDeployedFunctions, type DeployedFunctions } from './deployedFunctions.ts';

const day = 24 * 60 * 60_000;
const now = new Date();
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const event = JSON.stringify({
  id: 'WH-1',
  event_type: 'BILLING.SUBSCRIPTION.UPDATED',
  resource: { id: 'I-1' },
});

/** The headers of a delivery that is right but for its signature. */
const headersOf = (certUrl: string): Record<string, string> => ({
  'paypal-transmission-id': '1',
  'paypal-transmission-time': now.toISOString(),
  'paypal-transmission-sig': 'c2lnbmF0dXJl',
  'paypal-cert-url': certUrl,
  'paypal-auth-algo': 'SHA256withRSA',
});

const certificate = (origin: string) => `${origin}/v1/notifications/certs/CERT-sandbox`;

describe('the checks of a webhook', () => {
  const origin = 'https://api-m.paypal.com';
  /** What the verifier asked of others, in order. */
  let asked: string[] = [];
  const rest: RestClient = {
    accountField: async (field) => {
      asked.push(field);
      return field === 'endpoint' ? origin : 'WEBHOOK-1';
    },
    request: async () => {
      asked.push('PayPal');
      return { verification_status: 'SUCCESS' };
    },
    get: () => Promise.reject(new Error('nothing to read')),
    post: () => Promise.reject(new Error('nothing to post')),
  };
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

  // Each has the faults of those below it too, so that its verdict shows that it was looked at first.
  it.each<[string, Record<string, string>, string, string, string[]]>([
    ['a missing header', { ...unsigned, ...stale, ...foreign }, '{', 'forged', []],
    ['another algorithm', { ...right, 'paypal-auth-algo': 'none', ...foreign }, '{', 'forged', []],
    ['an event that is more than four days old', { ...right, ...stale, ...foreign }, '{', 'forged', []],
    [
      'an event six years old',
      { ...right, 'paypal-transmission-time': ago(6 * 365 * day) },
      event,
      'forged',
      [],
    ],
    ['an event to come', { ...right, 'paypal-transmission-time': ago(-11 * 60_000) }, event, 'forged', []],
    ['a time that is none', { ...right, 'paypal-transmission-time': 'now' }, event, 'forged', []],
    ['a body that is no event', { ...right, ...foreign }, '{', 'malformed', []],
    ['a certificate elsewhere', { ...right, ...foreign }, event, 'forged', ['endpoint', 'webhook_id']],
    [
      'a certificate on another path',
      { ...right, 'paypal-cert-url': `${origin}/v1/billing/plans` },
      event,
      'forged',
      ['endpoint', 'webhook_id'],
    ],
  ])('refuse %s before anybody else is asked', async (_what, headers, body, verdict, others) => {
    expect(await verdictOn(headers, body)).toBe(verdict);
    expect(asked).toEqual(others);
  });

  it('ask for the certificate only then, and PayPal itself only when that cannot be read', async () => {
    expect(await verdictOn(right, event)).toBe('genuine');
    expect(asked).toEqual(['endpoint', 'webhook_id', 'certificate', 'PayPal']);
  });

  it.each([
    ['of almost four days ago', ago(4 * day - 60_000)],
    ['of a clock that is some minutes ahead', ago(-9 * 60_000)],
  ])('let through an event %s', async (_what, time) => {
    expect(await verdictOn({ ...right, 'paypal-transmission-time': time }, event)).toBe('genuine');
  });
});

describe('the webhook', () => {
  let deployed: DeployedFunctions;
  beforeAll(async () => {
    deployed = await openDeployedFunctions();
  });
  afterAll(() => deployed.stop());

  const requests = async () => {
    const response = await fetch(`${deployed.paypalUrl}/__sim/log`);
    return ((await response.json()) as { requests: unknown[] }).requests.length;
  };
  const post = (from: string, headers: Record<string, string>) =>
    deployed.call('paypalWebhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      body: event,
    });

  it.each<[string, (origin: string) => Record<string, string>]>([
    [
      'a stale event',
      (origin) => ({ ...headersOf(certificate(origin)), 'paypal-transmission-time': ago(6 * 365 * day) }),
    ],
    ['a certificate elsewhere', () => headersOf(certificate('https://evil.example'))],
  ])('answers 401 to %s, then 429 to whoever goes on, without a call to PayPal', async (what, headersFor) => {
    const headers = headersFor(deployed.paypalUrl);
    const [before, contents] = [await requests(), await deployed.contents()];
    const answers: number[] = [];
    const { count } = rateLimits.forgedWebhookByAddress;
    for (let sent = 0; sent < count + 5; sent += 1) answers.push((await post(what, headers)).status);
    expect(answers).toEqual([...Array<number>(count).fill(401), ...Array<number>(5).fill(429)]);
    expect((await post('another', headers)).status).toBe(401);
    expect(await requests()).toBe(before);
    expect(await deployed.contents()).toBe(contents);
  });

  it('does not even look at what comes from an address that has sent too many forged ones', async () => {
    const from = 'forger';
    const forged = headersOf(certificate('https://evil.example'));
    for (let sent = 0; sent < rateLimits.forgedWebhookByAddress.count; sent += 1) await post(from, forged);
    const before = await requests();
    // Its certificate would be asked for.
    expect((await post(from, headersOf(certificate(deployed.paypalUrl)))).status).toBe(429);
    expect(await requests()).toBe(before);
  });
});
