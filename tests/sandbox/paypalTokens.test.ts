import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayPalSimulator, type RunningSimulator } from '#sandbox/paypal/startSimulator.ts';
import { requestAccessToken, textAt } from './merchant.ts';

let simulator: RunningSimulator;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  simulator = await startPayPalSimulator({ port: 0, now: () => now });
});
afterAll(() => simulator.stop());

const listPlans = async (authorization?: string) => {
  const headers = new Headers();
  if (authorization !== undefined) headers.set('authorization', authorization);
  const response = await fetch(`${simulator.url}/v1/billing/plans`, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('an access token', () => {
  it('is issued for the client id and secret and valid for nine hours', async () => {
    const answer = await requestAccessToken(simulator.url);
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 32_400 } });
    const bearer = `Bearer ${textAt(answer, 'access_token')}`;
    expect((await listPlans(bearer)).status).toBe(200);
    now = new Date(now.getTime() + 32_400_000);
    expect(await listPlans(bearer)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });

  it.each([
    ['a wrong secret', { secret: 'guess' }, 401, 'invalid_client'],
    ['a wrong client id', { id: 'somebody' }, 401, 'invalid_client'],
    ['another grant', { form: 'grant_type=password' }, 400, 'unsupported_grant_type'],
  ])('is refused for %s', async (_name, credentials, status, error) => {
    expect(await requestAccessToken(simulator.url, credentials)).toMatchObject({ status, body: { error } });
  });

  it('is refused in the other format if none is sent', async () => {
    expect(await listPlans()).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
  });

  it.each(['Bearer constructor', 'Bearer guess'])('%s is refused', async (authorization) => {
    expect((await listPlans(authorization)).status).toBe(401);
  });
});

it('a page of another site cannot call the simulator', async () => {
  const response = await fetch(`${simulator.url}/__sim/reset`, {
    method: 'POST',
    headers: { origin: 'https://example.com' },
  });
  expect(response.status).toBe(403);
});
