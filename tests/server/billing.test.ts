import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { currencies } from '#domain/currency.ts';
import { publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { readCatalogue } from '#functions/checkout/catalogue.ts';
import { findOffer } from '#functions/coupons/offer.ts';
import { seededCoupons } from '#sandbox/seed/offers.ts';
import { startTestServer } from './eachServer.ts';
import { bothPrices, register, setCoupons, start, type TestServer } from './testServer.ts';

let server: TestServer;

const devices = Array.from({ length: 10 }, (_, index) => index + 1);

const cases = publicPlanNames.flatMap((plan) =>
  currencies.flatMap((currency) => [null, 'LAUNCH'].map((code) => ({ plan, currency, code }))),
);

/** The price shown to the owner: the catalog plan's quote, as the browser computes it. */
async function shown(request: {
  plan: PublicPlanName;
  currency: Currency;
  code: string | null;
  posDevices: number;
}) {
  const { monthly, yearly } = await readCatalogue(server.store, server.payments);
  const plan = (request.plan === 'Monthly' ? monthly : yearly) as Plan;
  const offer = request.code === null ? undefined : await findOffer(server, request.code);
  return quoteFor({ plan, posDevices: request.posDevices, currency: request.currency, offer });
}

describe.each(bothPrices)('the price shown is the amount PayPal bills $priced', (settings) => {
  beforeAll(async () => {
    server = await startTestServer({ settings });
    // Every start holds a use of the code, and these tests start more than the seed allows.
    await setCoupons(server, { ...seededCoupons, LAUNCH: { applies_left: 1_000, plan_name: 'Launch50' } });
  });
  afterAll(() => server.stop());

  it.each(cases)(
    'for 1 to 10 devices on $plan in $currency with coupon $code (R-PRICE-SOURCE, R-CALL-QUANTITY)',
    async ({ plan, currency, code }) => {
      const ids: string[] = [];
      for (const posDevices of devices) {
        const owner = await register(server, { posDevices, currency });
        ids.push(await start(server, owner, { plan, code }));
      }
      const ledger = new Map((await server.ledger()).map((entry) => [entry.id, entry]));
      for (const [index, posDevices] of devices.entries()) {
        const quote = await shown({ plan, currency, code, posDevices });
        const bill = ledger.get(ids[index] ?? '')?.bill;
        expect(bill).toEqual({ currency: quote.currency, amount: quote.total });
        expect(quote.currency).toBe(currency === 'INR' ? 'USD' : currency);
      }
    },
  );
});
