import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { currencies } from '#domain/currency.ts';
import { toDecimalString } from '#domain/money.ts';
import { publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { readCatalogue } from '#functions/services/catalogue.ts';
import { findOffer } from '#functions/services/coupons.ts';
import { openWorld, register, start, type TestWorld } from './world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const devices = Array.from({ length: 10 }, (_, index) => index + 1);

const cases = publicPlanNames.flatMap((plan) =>
  currencies.flatMap((currency) => [null, 'LAUNCH'].map((code) => ({ plan, currency, code }))),
);

/** What the owner is shown: the quote of the catalogue's plan, as the browser computes it. */
async function shown(request: {
  plan: PublicPlanName;
  currency: Currency;
  code: string | null;
  posDevices: number;
}) {
  const { monthly, yearly } = await readCatalogue(world.store, world.paypal);
  const plan = (request.plan === 'Monthly' ? monthly : yearly) as Plan;
  const offer = request.code === null ? undefined : await findOffer(world.store, request.code);
  return quoteFor({ plan, posDevices: request.posDevices, currency: request.currency, offer });
}

describe('the price shown is the amount PayPal bills', () => {
  it.each(cases)(
    'for 1 to 10 devices on $plan in $currency with coupon $code',
    async ({ plan, currency, code }) => {
      const ids: string[] = [];
      for (const posDevices of devices) {
        const owner = await register(world, { posDevices, currency });
        ids.push(await start(world, owner, { plan, code }));
      }
      const ledger = new Map((await world.ledger()).map((entry) => [entry.id, entry]));
      for (const [index, posDevices] of devices.entries()) {
        const quote = await shown({ plan, currency, code, posDevices });
        const bill = ledger.get(ids[index] ?? '')?.bill;
        expect(bill).toEqual({ currency: quote.currency, amount: quote.total });
        expect(quote.currency).toBe(currency === 'INR' ? 'USD' : currency);
      }
    },
  );

  it.each([
    [1, '49.00'],
    [2, '54.00'],
    [3, '59.00'],
    [10, '94.00'],
  ])('and %i devices a month cost $%s', async (posDevices, dollars) => {
    const quote = await shown({ plan: 'Monthly', currency: 'USD', code: null, posDevices });
    expect(toDecimalString({ amount: quote.total, currency: 'USD' })).toBe(dollars);
  });
});
