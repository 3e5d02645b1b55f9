import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { appCheckEnforced } from '#functions/config.ts';
import { openDeployedFunctions, type DeployedFunctions } from './deployedFunctions.ts';
import { accounts, claimsOf } from './unauthorizedCallers.ts';

let deployed: DeployedFunctions;
beforeAll(async () => {
  deployed = await openDeployedFunctions({ APP_CHECK: 'enforced' });
});
afterAll(() => deployed.stop());

const names = Object.keys(calls) as CallName[];

describe('App Check, when it is switched on', () => {
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
    expect(await deployed.contents()).toBe(before);
  });

  it('leaves the webhook to its signature', async () => {
    const { status } = await deployed.call('paypalWebhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(401);
  });
});

describe('the switch', () => {
  it('is off unless it is set, and takes one word only', () => {
    expect(appCheckEnforced({})).toBe(false);
    expect(appCheckEnforced({ APP_CHECK: '' })).toBe(false);
    expect(appCheckEnforced({ APP_CHECK: 'enforced' })).toBe(true);
    expect(() => appCheckEnforced({ APP_CHECK: 'true' })).toThrow('APP_CHECK');
  });
});
