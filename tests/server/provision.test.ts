import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountIn, provision } from '#functions/provision.ts';
import { findPlan } from '#functions/services/plans.ts';
import { sandboxClientId, sandboxClientSecret } from '#sandbox/paypal/simulator.ts';
import { openWorld, register, start, type TestWorld } from './world.ts';

let world: TestWorld;
const said: string[] = [];

async function goLive(edition: string) {
  const live = {
    clientId: sandboxClientId,
    secret: sandboxClientSecret,
    endpoint: world.paypalUrl,
    siteUrl: world.siteUrl,
  };
  await provision(world.store, live, { sandbox: true, edition, say: (line) => void said.push(line) });
}

async function madeAtPayPal() {
  const state = (await world.control('GET', '/state')) as { plans: unknown[]; webhooks: unknown[] };
  return { plans: state.plans.length, webhooks: state.webhooks.length };
}

beforeAll(async () => {
  world = await openWorld();
  await world.control('POST', '/reset');
  for (const collection of ['Plans', 'Credentials']) {
    for (const { id } of await world.store.find(collection)) await world.store.delete({ collection, id });
  }
  await goLive('first');
});
afterAll(() => world.stop());

describe('going live', () => {
  it('makes both plans sellable in six currencies, from an empty database', async () => {
    for (const name of ['Monthly', 'Yearly']) {
      expect(await findPlan(world.store, name)).toMatchObject({ name });
    }
    expect(await madeAtPayPal()).toEqual({ plans: 12, webhooks: 1 });
    const owner = await register(world, { currency: 'JPY' });
    expect(await start(world, owner, { plan: 'Yearly' })).toMatch(/^I-/u);
  });

  it('says what is on sale', () => {
    expect(said).toContain('Monthly is on sale in USD, EUR, GBP, AUD, CAD, JPY.');
  });

  it('keeps the secret out of every document', async () => {
    expect(JSON.stringify(await world.documents('Credentials'))).not.toContain(sandboxClientSecret);
  });

  it('makes nothing twice, even under another edition', async () => {
    const before = await world.documents('Plans');
    await goLive('second');
    expect(await world.documents('Plans')).toEqual(before);
    expect(await madeAtPayPal()).toEqual({ plans: 12, webhooks: 1 });
  });

  it('makes a new plan at PayPal where the one on file bills something else', async () => {
    await world.store.update({ collection: 'Plans', id: 'Monthly' }, [
      { path: ['paypal_plan_id'], value: await yearlyPlanId() },
    ]);
    await goLive('third');
    expect(await madeAtPayPal()).toEqual({ plans: 13, webhooks: 1 });
    await start(world, await register(world));
  });

  it('names every variable that is missing', () => {
    expect(() => accountIn({ SITE_URL: 'https://curbwise.example' })).toThrow(
      'Set PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_ENDPOINT.',
    );
  });
});

async function yearlyPlanId() {
  const plan = await world.store.get({ collection: 'Plans', id: 'Yearly' });
  return plan?.['paypal_plan_id'] ?? null;
}
