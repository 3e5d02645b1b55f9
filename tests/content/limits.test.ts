import { describe, expect, it } from 'vitest';
import { funnel } from '#content/index.ts';
import { company } from '#content/landing/company.ts';
import { contact } from '#content/landing/contact.ts';
import { faq } from '#content/landing/faq.ts';
import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { limits, timings } from '#domain/limits.ts';

const terms = JSON.stringify(termsOfUse);

describe('a limit of the specification', () => {
  it('every limit and delay has its specified value (R-REGISTER-SUBMIT, R-REGISTER-TRUCK-NAME, R-PRICE-DEVICES, R-LIMIT-NAMES, R-LIMIT-AGE, R-LIMIT-REDIRECTS)', () => {
    const { fullName, restaurantName, password, posDevices, restaurantSuffix } = limits;
    const { age, supportReply, availability } = limits;
    expect({
      fullName,
      restaurantName,
      age,
      supportReply,
      availability,
      restaurantSuffix,
      posDevices,
    }).toEqual({
      fullName: { max: 15 },
      restaurantName: { max: 100 },
      age: { min: 18 },
      supportReply: { hours: 8 },
      availability: { percent: 99 },
      restaurantSuffix: { length: 10 },
      posDevices: { min: 1, max: 10, initial: 1, included: 1 },
    });
    expect(password.min).toBe(6);
    const { knownOwnerRedirect, verifiedRedirect, termsHint } = timings;
    expect([knownOwnerRedirect, verifiedRedirect, termsHint]).toEqual([1_000, 2_000, 3_000]);
  });

  it('the sign-in screen and the terms name the age (R-LEGAL-TERMS, R-LIMIT-AGE)', () => {
    expect(funnel.signIn.legal.after).toContain('You must be 18 or older.');
    expect(terms).toContain('You must be 18 or older');
  });

  it('the confirmation and the terms name the hours within which support answers (R-LEGAL-TERMS, R-LIMIT-SUPPORT)', () => {
    expect(funnel.final.support.after).toContain('We aim to answer within 8 hours.');
    expect(terms).toContain('We aim to answer support requests within 8 hours.');
  });

  it('every place that names these hours makes the same promise (R-LIMIT-SUPPORT)', () => {
    const everywhere = JSON.stringify([funnel, faq, contact, company, termsOfUse]);
    const promises = everywhere.match(/[^."]*within 8 hours/gu) ?? [];
    expect(promises.length).toBeGreaterThanOrEqual(5);
    expect(
      promises.filter(
        (promise) => !/^ ?We aim (?:to answer|for 99% availability and an answer) /u.test(promise),
      ),
    ).toEqual([]);
  });

  it('the terms name the availability target (R-LEGAL-TERMS, R-LIMIT-AVAILABILITY)', () => {
    expect(terms).toContain('available 99% of the time');
  });

  it.each([
    'starts with a free trial',
    'Unless you cancel before the trial ends, the plan is then charged',
    'Payments already made are not refunded',
    'decided by binding arbitration under the law of the United States',
    'or with your Google account',
  ])('the terms say %j (R-LEGAL-TERMS)', (words) => {
    expect(terms).toContain(words);
  });
});
