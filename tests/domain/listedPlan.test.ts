import { describe, expect, it } from 'vitest';
import { currencies } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { publicPlanNames } from '#domain/plan.ts';
import { priceList } from '#domain/priceList.ts';

describe.each(publicPlanNames)('the %s plan of the price list', (name) => {
  const plan = () => listedPlan(name);

  it('keeps its trial, its features and its billing interval', () => {
    const { interval, freeTrialDays, features } = priceList[name];
    expect(plan()).toMatchObject({ name, interval, freeTrialDays, features });
  });

  it('has each listed price in minor units, and no other', () => {
    const expected = currencies.flatMap((currency) => {
      const listed = priceList[name].prices[currency];
      if (!listed) return [];
      const units = 10 ** currencyFacts[currency].decimals;
      return [
        {
          currency,
          price: listed.price * units,
          additionalDevice: listed.additionalDevice * units,
          pricePerMonth: listed.pricePerMonth === undefined ? null : listed.pricePerMonth * units,
          providerPlanId: null,
        },
      ];
    });
    expect(plan().prices).toEqual(expected);
  });
});
