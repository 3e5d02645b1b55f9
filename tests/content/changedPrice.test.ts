import { expect, it, vi } from 'vitest';
import { faq } from '#content/landing/faq.ts';
import { pricing } from '#content/landing/pricing.ts';
import { structuredData } from '#prerender/structuredData.ts';

/** A number that no other plan, currency or period has. */
const price = vi.hoisted(() => 6173);

vi.mock('#domain/priceList.ts', async (load) => {
  const original = await load<typeof import('#domain/priceList.ts')>();
  const { Monthly, Yearly } = original.priceList;
  const USD = { price, additionalDevice: 5 };
  return {
    ...original,
    priceList: { Monthly: { ...Monthly, prices: { ...Monthly.prices, USD } }, Yearly },
  };
});

it.each([
  ['cards, table and sentences of the landing page', { ...pricing }, '$6,173'],
  ['questions', faq.items, '$6,173'],
  ['structured data', structuredData, '6173.00'],
])('a price changed in the price list reaches the %s', (_, content, written) => {
  expect(JSON.stringify(content)).toContain(written);
});

it('every question reaches the structured data', () => {
  const text = JSON.stringify(structuredData);
  expect(faq.items.filter(({ question }) => !text.includes(JSON.stringify(question)))).toEqual([]);
});
