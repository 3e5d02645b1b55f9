import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRef, restClient } from '#functions/paypal/http/restClient.ts';
import { sandboxClientSecret } from '#sandbox/paypal/startSimulator.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { activate, bothPrices, register, start, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;

describe.each(bothPrices)('a subscription priced $priced', ({ singleUnitTiers }) => {
  beforeEach(async () => {
    server = await startTestServer({ singleUnitTiers });
  });
  afterEach(() => server.stop());

  const rest = () =>
    restClient({ store: server.store, secret: () => sandboxClientSecret, now: server.now, sandbox: true });

  /** Opens another subscription in the name of the owner's checkout, as only the account itself could. */
  async function openBeside(changes: object): Promise<string> {
    const [[checkoutId, checkout] = ['', {}]] = Object.entries(await server.readCollection('Checkouts'));
    const body = { plan_id: checkout['paypalPlanId'], custom_id: checkoutId, ...changes };
    const made = (await rest().post('/v1/billing/subscriptions', body, 'beside')) as { id: string };
    return made.id;
  }

  it.each([1, 3, 10])('of %i devices is recorded with its exact total', async (posDevices) => {
    const total = listedPrice('Monthly', posDevices).amount;
    const owner = await register(server, { posDevices });
    const id = await start(server, owner);
    await server.approve(id);
    expect(await activate(server, owner, id)).toMatchObject({ posDevices, total });
    const [entry] = await server.ledger();
    expect(entry).toMatchObject({ bill: { currency: 'USD', amount: total } });
    expect(entry).toMatchObject({
      plan_overridden: singleUnitTiers === 'refused' && posDevices > 1,
      quantity: singleUnitTiers === 'refused' ? 1 : posDevices,
    });
  });

  it('is refused when PayPal reads back the price of fewer devices', async () => {
    const owner = await register(server, { posDevices: 3 });
    await start(server, owner);
    const cheaper = await openBeside({});
    await server.approve(cheaper);
    await server.store.set(
      { collection: 'PayPalSubscriptions', id: cheaper },
      { checkout_id: Object.keys(await server.readCollection('Checkouts'))[0] ?? '', uid: owner.uid },
    );
    await expect(activate(server, owner, cheaper)).rejects.toMatchObject({ code: 'checkout/details-failed' });
    expect((await server.ledger()).find(({ id }) => id === cheaper)?.status).toBe('CANCELLED');
  });

  it('opens the same one again from an instance that has not read the plan yet', async () => {
    await server.store.update(accountRef, [{ path: ['access_token'], value: null }]);
    const owner = await register(server, { posDevices: 2 });
    expect(await start(server, owner)).toBe(await start(server, owner));
  });
});

describe('the plan at PayPal', () => {
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  it('decides how it is priced, even after PayPal has changed its mind about tiers', async () => {
    await server.control('PUT', '/settings', { singleUnitTiers: 'refused' });
    const owner = await register(server, { posDevices: 3 });
    await start(server, owner);
    expect((await server.ledger())[0]).toMatchObject({ quantity: 3, plan_overridden: false });
  });
});
