import { describe, expect, it } from 'vitest';
import { faq as spanish } from '#content/es/landing/faq.ts';
import { faq } from '#content/landing/faq.ts';
import { baseCurrency } from '#domain/currency.ts';
import { priceList } from '#domain/priceList.ts';

function answerOf(id: string): string {
  return faq.items.find((item) => item.id === id)?.answer ?? '';
}

describe('the questions owners ask', () => {
  it('are at least eight, each with its own anchor', () => {
    expect(faq.items.length).toBeGreaterThanOrEqual(8);
    expect(new Set(faq.items.map(({ id }) => id)).size).toBe(faq.items.length);
  });

  it('mention several pricing tiers (R-FAQ-TIERS)', () => {
    expect(answerOf('faq-two-tablets')).toContain('several pricing tiers');
  });

  it('give two tablets the price of the list', () => {
    const monthly = priceList.Monthly.prices[baseCurrency];
    const yearly = priceList.Yearly.prices[baseCurrency];
    expect(monthly && yearly).toBeDefined();
    const answer = answerOf('faq-two-tablets');
    expect(answer).toContain(`$${(monthly?.price ?? 0) + (monthly?.additionalDevice ?? 0)}.00:`);
    expect(answer).toContain(`$${(yearly?.price ?? 0) + (yearly?.additionalDevice ?? 0)}.00:`);
  });

  it('name the length of both trials', () => {
    const answer = answerOf('faq-trial');
    expect(answer).toContain(`${priceList.Monthly.freeTrialDays} days on the Monthly plan`);
    expect(answer).toContain(`${priceList.Yearly.freeTrialDays} on the Yearly plan`);
  });

  it('say that payments are not refunded', () => {
    expect(answerOf('faq-refunds')).toMatch(/^No\..*aren’t refunded/u);
  });

  // What buyers' guides tell owners to ask.
  it.each(['cards', 'cancel', 'tablet', 'menu', 'data', 'setup'])(
    'answer what owners are told to ask, in at most 25 words: %s',
    (id) => {
      for (const { items } of [faq, spanish]) {
        const answer = items.find((item) => item.id === `faq-${id}`)?.answer ?? '';
        expect(answer.split(' ').length).toBeGreaterThan(10);
        expect(answer.split(' ').length).toBeLessThanOrEqual(25);
      }
    },
  );

  it('end with a link to the contact section (R-FAQ-CONTACT)', () => {
    expect(faq.more.contact).toEqual({ label: 'Contact Us', href: '#contact' });
  });
});
