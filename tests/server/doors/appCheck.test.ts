import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { appCheckEnforced } from '#functions/runtime/config.ts';
import { deployed, shareDeployedFunctions } from './deployedFunctions.ts';
import { registrationOf, shownMonthly } from '../registrationOf.ts';
import { projectId } from './google.ts';
import { accounts, claimsOf } from './unauthorizedCallers.ts';

shareDeployedFunctions({ APP_CHECK: 'enforced' });

const names = Object.keys(calls) as CallName[];

const second = () => Math.floor(Date.now() / 1000);

/** The claims of a valid token of the site's app. */
const attested = () => ({
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
  aud: ['projects/1234567890', `projects/${projectId}`],
  sub: '1:1234567890:web:abcdef',
  iat: second() - 60,
  exp: second() + 3600,
});

async function call(name: CallName, data: object, token = deployed.google.sign(attested())) {
  const authorization = `Bearer ${deployed.google.sign(claimsOf(accounts.tom))}`;
  const headers = { 'content-type': 'application/json', authorization, 'x-firebase-appcheck': token };
  return deployed.call(name, { method: 'POST', headers, body: JSON.stringify({ data }) });
}

/** The response to a call that must succeed. */
async function taken(name: CallName, data: object): Promise<Record<string, unknown>> {
  const { status, text } = await call(name, data);
  expect({ name, status }).toEqual({ name, status: 200 });
  return (JSON.parse(text) as { result: Record<string, unknown> }).result;
}

describe('App Check, when it is switched on', () => {
  it('admits the site, from the registration to the account’s deletion', async () => {
    expect(await taken('catalogue', {})).toMatchObject({ monthly: { name: 'Monthly' } });
    await taken('saveRegistration', { registration: registrationOf() });
    await taken('checkCoupon', { code: 'LAUNCH' });
    const { subscriptionId } = await taken('startSubscription', {
      plan: 'Monthly',
      code: null,
      shown: shownMonthly(),
    });
    await fetch(`${deployed.paypalUrl}/__sim/subscriptions/${String(subscriptionId)}/approve`, {
      method: 'POST',
    });
    const order = { subscriptionId, orderId: null };
    expect(await taken('activateSubscription', order)).toMatchObject({ subscription: { subscriptionId } });
    expect(await taken('myAccount', {})).toMatchObject({ account: { state: 'trial' } });
    expect(await taken('cancelSubscription', { reason: null })).toMatchObject({
      account: { state: 'cancelled' },
    });
    await taken('deleteAccount', {});
  });

  it.each<[string, object]>([
    ['of another project', { aud: ['projects/999', 'projects/other'] }],
    ['of another issuer', { iss: 'https://evil.example/1234567890' }],
    ['that has expired', { exp: second() - 60 }],
  ])('refuses a token %s', async (_what, claims) => {
    const token = deployed.google.sign({ ...attested(), ...claims });
    expect(await call('myStatus', {}, token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('refuses a token with another signature', async () => {
    const token = deployed.google.forge(attested());
    expect(await call('myStatus', {}, token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['without a token of the site', {}],
    ['with an invented one', { 'x-firebase-appcheck': 'a.b.c' }],
  ])('refuses every call %s, of its owner too, and nothing is stored', async (_what, sent) => {
    const authorization = `Bearer ${deployed.google.sign(claimsOf(accounts.rosa))}`;
    const before = await deployed.contents();
    for (const name of names) {
      const headers = { 'content-type': 'application/json', authorization, ...sent };
      const { status, code } = await deployed.call(name, { method: 'POST', headers, body: '{"data":{}}' });
      expect({ name, status, code }).toEqual({ name, status: 401, code: 'UNAUTHENTICATED' });
    }
    expect(await deployed.contents()).toEqual(before);
  });

  it('is not required of the webhook, which has its signature', async () => {
    const { status } = await deployed.call('paypalWebhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(401);
  });
});

it('the switch is off by default, and accepts only one value', () => {
  expect(appCheckEnforced({})).toBe(false);
  expect(appCheckEnforced({ APP_CHECK: '' })).toBe(false);
  expect(appCheckEnforced({ APP_CHECK: 'enforced' })).toBe(true);
  expect(() => appCheckEnforced({ APP_CHECK: 'true' })).toThrow('APP_CHECK');
});
