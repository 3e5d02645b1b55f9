import { describe, expect, it } from 'vitest';
import { ownNumbers, ownNumbersCalculator } from '#content/landing/ownNumbers.ts';
import { pricing } from '#content/landing/pricing.ts';

const [monthly, yearly] = pricing.plans;

/** Specification section 9, "Landing pricing", word for word. */
describe('the landing page’s prices', () => {
  it('are $49 per month with a 7-day free trial', () => {
    expect(`${monthly.price} ${monthly.period}`).toBe('$49 per month');
    expect(monthly.notes).toContain('7-day free trial');
  });

  it('or $29 per month, billed annually at $348, with a 14-day free trial', () => {
    expect(`${yearly.price} ${yearly.period}`).toBe('$29 per month');
    expect(yearly.badge).toBe('MOST POPULAR');
    expect(yearly.notes).toEqual([
      '14-day free trial',
      'Billed annually at $348',
      'Save $240 per year',
      'Save 40% by paying annually',
    ]);
  });

  it('buy the same features', () => {
    expect(monthly.features).toEqual([
      'Full access to all features',
      'Location intelligence',
      'Menu builder',
      'POS system',
      'Discount system',
      'Analytics dashboard',
      'Support for thermal printer',
    ]);
    expect(yearly.features).toEqual(monthly.features);
  });

  it('can be left at any time', () => {
    expect(pricing.lead).toMatch(/Cancel anytime, no questions asked, no cancellation fees/u);
  });

  it('stand in the table for one to ten devices', () => {
    expect(pricing.table.rows).toHaveLength(10);
    expect(pricing.table.rows[0]).toEqual({ devices: '1 device', prices: ['$49.00', '$348.00'] });
    expect(pricing.table.rows[9]).toEqual({ devices: '10 devices', prices: ['$94.00', '$888.00'] });
  });
});

describe('the 30%', () => {
  it('are called a claim wherever they are made', () => {
    expect(ownNumbers.lead).toContain('a claim');
    expect(ownNumbersCalculator.claim).toContain('our claim');
  });

  it('are held against twelve monthly payments', () => {
    expect(ownNumbersCalculator.price).toBe(12 * 4900);
  });
});
