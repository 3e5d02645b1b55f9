import { expect, it } from 'vitest';
import { listedPlan } from '#domain/listedPlan.ts';
import { quoteFor } from '#domain/quote.ts';
import { newCheckout, openCheckout } from '#functions/checkout/openCheckout.ts';
import type { Checkout } from '#functions/documents/checkouts.ts';
import { saveRegistration } from './asShown.ts';
import { startLightServer, type LightServer } from './lightServer.ts';
import { registrationOf } from './registrationOf.ts';
import { newOwner, setCoupons } from './testServer.ts';

const owner = newOwner();
const quote = quoteFor({ plan: listedPlan('Monthly'), posDevices: 3, currency: 'USD' });

/** The id of the checkout that an order gets. */
async function checkoutFor(server: LightServer, changes: Partial<Checkout> = {}): Promise<unknown> {
  const terms = { owner, quote, replaced: null, providerPlanId: 'P-1', language: 'en' } as const;
  const wanted = { ...newCheckout({ ...terms, now: server.now() }), ...changes };
  const { total, currency, interval, trialDays, startsAt } = wanted;
  const shown = { total, currency, interval, trialDays, firstChargeAt: startsAt?.toISOString() ?? null };
  const opened = await openCheckout(server, { wanted, assumed: null, shown });
  return 'checkout' in opened && opened.checkout.id;
}

it.each<[string, Partial<Checkout>]>([
  ['another plan or currency, which is another plan at PayPal', { providerPlanId: 'P-2' }],
  ['more devices', { posDevices: 4 }],
  ['a coupon', { couponCode: 'LAUNCH' }],
  ['another plan, in whose place the same coupon puts its own', { chosenPlanName: 'Yearly' }],
  ['another day of the first charge', { startsAt: new Date('2026-04-01T10:00:00Z') }],
  // PayPal's plan keeps its id if the price of a further device is another, unless it is priced by tiers.
  ['another price', { total: quote.total + 200 }],
])('an open checkout is reused for the same order, and not for %s', async (_what, changes) => {
  const server = startLightServer();
  await setCoupons(server, { LAUNCH: { applies_left: 5, plan_name: 'Launch50' } });
  await saveRegistration(server, { owner, registration: registrationOf() });
  const first = await checkoutFor(server);
  expect(await checkoutFor(server)).toBe(first);
  expect(await checkoutFor(server, changes)).not.toBe(first);
});
