import { describe, expect, it } from 'vitest';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { bothPrices, register, start } from './testServer.ts';

describe.each(bothPrices)('a subscription priced $priced', ({ singleUnitTiers }) => {
  startServerForEachTest({ singleUnitTiers });

  it('is reopened by an instance that has not read the plan yet', async () => {
    await server.store.update(payPalAccountRef, [{ path: ['access_token'], value: null }]);
    const owner = await register(server, { posDevices: 2 });
    expect(await start(server, owner)).toBe(await start(server, owner));
  });
});

describe('the plan at PayPal', () => {
  startServerForEachTest();

  it('determines the pricing, even if PayPal has changed its mind about tiers', async () => {
    await server.control('PUT', '/settings', { singleUnitTiers: 'refused' });
    const owner = await register(server, { posDevices: 3 });
    await start(server, owner);
    expect((await server.ledger())[0]).toMatchObject({ quantity: 3, plan_overridden: false });
  });
});
