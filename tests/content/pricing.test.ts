import { describe, expect, it } from 'vitest';
import { currencies } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { furtherPrices, planCards, pricing } from '#content/landing/pricing.ts';
import { priceList } from '#domain/priceList.ts';
import { listedPrice, priceOf } from '#stories/support/listedPrice.ts';

const [yearly, monthly] = pricing.plans;

/** R-PRICING-MONTHLY to R-PRICING-CANCEL, with exact texts. */
describe('the landing page’s prices', () => {
  it('are the price of a month with its free trial (R-PRICING-MONTHLY)', () => {
    expect(`${monthly.price} ${monthly.period}`).toBe(`${listedPrice('Monthly').round} per month`);
    expect(monthly.notes).toContain(`${priceList.Monthly.freeTrialDays}-day free trial`);
  });

  it('or a twelfth of the year, billed annually, with its free trial and the saving (R-PRICING-YEARLY)', () => {
    const year = listedPrice('Yearly');
    const twelveMonths = 12 * listedPrice('Monthly').amount;
    const saving = twelveMonths - year.amount;
    expect(`${yearly.price} ${yearly.period}`).toBe(`${priceOf(year.amount / 12).round} per month`);
    expect(yearly.badge).toBe('MOST POPULAR');
    expect(yearly.notes).toEqual([
      `${priceList.Yearly.freeTrialDays}-day free trial`,
      `Billed annually at ${year.round}`,
      `Save ${priceOf(saving).round} per year`,
      `Save ${Math.floor((100 * saving) / twelveMonths)}% by paying annually`,
    ]);
  });

  it('buy the same features (R-PRICING-FEATURES)', () => {
    const features = [...pricing.included.features];
    expect(features).toEqual([
      'Full access to all features',
      'Location intelligence',
      'Menu builder',
      'POS system',
      'Discount system',
      'Analytics dashboard',
      'Support for thermal printer',
    ]);
    for (const plan of ['Monthly', 'Yearly'] as const) expect(listedPlan(plan).features).toEqual(features);
  });

  it('can be cancelled at any time (R-PRICING-CANCEL)', () => {
    expect(pricing.lead).toMatch(/Cancel anytime, no questions asked, no cancellation fees/u);
  });

  it('are in the table for one to ten devices (R-PRICING-TABLE)', () => {
    const rows = Array.from({ length: 10 }, (_, extra) => ({
      devices: extra === 0 ? '1 tablet' : `${extra + 1} tablets`,
      prices: [listedPrice('Monthly', extra + 1).text, listedPrice('Yearly', extra + 1).text],
    }));
    expect(pricing.table.rows).toEqual(rows);
  });

  it.each(currencies)('are shown to those who prefer %s only in the billed currency', (preferred) => {
    const billed = preferred === 'INR' ? 'USD' : preferred;
    const shown = JSON.stringify([planCards(preferred), furtherPrices(preferred)]);
    const symbols = new Set(
      [...shown.matchAll(/([^\s"(\d]+)\d[\d,]*(?:\.\d\d)?(?=[ ")])/gu)].map(([, symbol]) => symbol),
    );
    expect([...symbols]).toEqual([currencyFacts[billed].symbol]);
    expect(shown).toContain(`Billed annually at ${listedPrice('Yearly', 1, billed).round}`);
  });
});
