import { describe, expect, it } from 'vitest';
import { faq } from '#content/landing/faq.ts';
import { baseCurrency, currencies } from '#domain/currency.ts';
import { priceList } from '#domain/priceList.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The order in which currencies are offered. */
const inOrder = (one: string, other: string) =>
  currencies.findIndex((each) => each === one) - currencies.findIndex((each) => each === other);

function answerOf(id: string): string {
  return faq.items.find((item) => item.id === id)?.answer ?? '';
}

describe('the questions owners ask', () => {
  it('are at least eight, each with its own anchor', () => {
    expect(faq.items.length).toBeGreaterThanOrEqual(8);
    expect(new Set(faq.items.map(({ id }) => id)).size).toBe(faq.items.length);
  });

  it('mention several pricing tiers (R-FAQ-TIERS)', () => {
    expect(answerOf('faq-tiers')).toContain('several pricing tiers');
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

  it('say that payments are not refunded (R-LEGAL-TERMS)', () => {
    expect(answerOf('faq-refunds')).toMatch(/^No\..*aren’t refunded/u);
  });

  it('name every currency that plans are sold in, and the one that is not supported', () => {
    expect(answerOf('faq-currencies')).toContain(
      inWords.format(Object.keys(priceList.Monthly.prices).toSorted(inOrder)),
    );
    expect(answerOf('faq-currencies')).toContain('If you prefer INR, you’ll see and pay US dollar prices');
  });

  it('end with a link to the contact section (R-FAQ-CONTACT)', () => {
    expect(faq.more.contact).toEqual({ label: 'Contact Us', href: '#contact' });
  });
});
