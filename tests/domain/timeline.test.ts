import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTimeline } from '#account/overview/accountTimeline.ts';
import { agreementOfQuote } from '#domain/agreement.ts';
import { formatDay } from '#domain/day.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { Quote } from '#domain/quote.ts';
import { timelineOfConfirmation, timelineOfQuote } from '#domain/timeline.ts';
import { timelineWords } from '#domain/timelineWords.ts';
import { trialDates } from '#domain/trial.ts';
import { active, inTrial } from '#stories/support/sampleAccounts.ts';

const quote: Quote = {
  planName: 'Monthly',
  chosenPlanName: 'Monthly',
  interval: 'month',
  currency: 'USD',
  preferredCurrency: 'USD',
  posDevices: 3,
  extraDevices: 2,
  basePrice: 4_900,
  additionalDevice: 500,
  extrasPrice: 1_000,
  total: 5_900,
  trialDays: 7,
  firstChargeAt: null,
  couponCode: null,
  order: { providerPlanId: 'P-1' },
};
const free: Quote = { ...quote, total: 0, order: null };
const today = new Date('2027-01-24T12:00:00Z');

const confirmation: Confirmation = {
  subscriptionId: 'I-1',
  planName: 'Monthly',
  interval: 'month',
  currency: 'USD',
  posDevices: 3,
  countedDevices: null,
  total: 5_900,
  couponCode: null,
  createdAt: today.toISOString(),
  trialEndsAt: '2027-01-31T10:00:00.000Z',
  trialDays: 7,
};

const aMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

const rows = ({ moments }: ReturnType<typeof timelineOfQuote>) =>
  moments.map(({ when, amount, what }) => [when.replaceAll('\u00A0', ' '), amount, what]);

describe('the timeline', () => {
  it('of a quote names today, the reminder, the first charge and the renewal', () => {
    expect(rows(timelineOfQuote(quote, today))).toEqual([
      ['Today', '$0.00', 'The 7-day free trial starts. Nothing is charged.'],
      ['January 29, 2027', undefined, 'We’ll send you a reminder by email.'],
      [
        'January 31, 2027',
        '$59.00',
        'Early that day, Pacific time, the trial ends and the first charge is made.',
      ],
      ['February 28, 2027', '$59.00', 'Then the same every month, until you cancel.'],
    ]);
  });

  it('of a quote on a page without the current date counts days instead', () => {
    const when = ({ moments }: ReturnType<typeof timelineOfQuote>) => moments.map((moment) => moment.when);
    expect(when(timelineOfQuote(quote, null))).toEqual([
      'Today',
      'After 5 days',
      'After 7 days',
      'A month later',
    ]);
    expect(when(timelineOfQuote({ ...quote, interval: 'year', trialDays: 1 }, null))).toEqual([
      'Today',
      'After 1 day',
      'A year later',
    ]);
  });

  it('of a confirmation has the same steps, with the start by its date', () => {
    const [began, ...later] = rows(timelineOfConfirmation(confirmation));
    expect(began?.[0]).toBe('January 24, 2027');
    expect(later).toEqual(rows(timelineOfQuote(quote, today)).slice(1));
  });

  it.each([
    ['nothing', 'Your most recent charge.'],
    ['part', 'Your most recent charge, refunded in part.'],
    ['all', 'Your most recent charge, refunded in full.'],
  ] as const)('says of the last charge that %s of it was refunded', (returned, says) => {
    const [last, ...earlier] = active.receipts;
    const account = { ...active, receipts: [{ ...last!, returned }, ...earlier] };
    expect(accountTimeline(account, today).moments[0]?.what).toBe(says);
  });

  it('has as many days between the start and the first charge as the trial, at every hour', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 0, max: 30 }), (startsAt, trialDays) => {
        const { trialEndsAt } = trialDates({ startsAt, trialDays, interval: 'month' });
        const createdAt = startsAt.toISOString();
        const recorded = { ...confirmation, createdAt, trialEndsAt: trialEndsAt.toISOString(), trialDays };
        const shown = accountTimeline({ ...inTrial, subscription: recorded }, startsAt).moments[0]?.when;
        const began = timelineOfConfirmation(recorded).moments[0]?.when;
        const firstCharge = formatDay(trialEndsAt);
        const dayOf = (text = '') => Date.parse(`${text.replaceAll('\u00A0', ' ')} UTC`);
        const days = (dayOf(firstCharge) - dayOf(began)) / 86_400_000;
        expect([days, shown]).toEqual([trialDays, began]);
        expect(agreementOfQuote({ ...quote, trialDays }, startsAt)).toContain(firstCharge);
      }),
      // The evening of a day in the United States, in winter and in summer.
      {
        examples: [
          [new Date('2026-11-30T02:00:00Z'), 7],
          [new Date('2027-07-02T06:59:59Z'), 0],
        ],
      },
    );
  });

  it('of a free subscription has one moment and nothing to pay', () => {
    const timeline = timelineOfQuote(free, today);
    expect(rows(timeline)).toEqual([['Today', '$0.00', timelineWords.freeStart]]);
    expect(timeline.note.body).toBe(timelineWords.cancel.free);
  });

  it('promises a first payment of zero only if a trial precedes the first charge', () => {
    expect(timelineOfQuote(quote, today).note.body).toContain('Cancel before the first charge');
    const { moments, note } = timelineOfQuote({ ...quote, trialDays: 0 }, today);
    expect(moments[0]).toEqual({ when: 'Today', amount: '$59.00', what: timelineWords.chargedStart });
    expect(note.body).not.toContain('you pay nothing');
  });

  it('of an owner who returns during a paid period charges at its end, on the screens and once recorded', () => {
    const firstChargeAt = '2027-02-10T10:00:00.000Z';
    const shown = rows(timelineOfQuote({ ...quote, trialDays: 0, firstChargeAt }, today));
    expect(shown).toEqual([
      ['Today', '$0.00', timelineWords.resumedStart],
      ['February 10, 2027', '$59.00', timelineWords.resumedCharge],
      ['March 10, 2027', '$59.00', timelineWords.renewal('month')],
    ]);
    const recorded = timelineOfConfirmation({
      ...confirmation,
      trialDays: 0,
      createdAt: today.toISOString(),
      trialEndsAt: firstChargeAt,
    });
    expect(rows(recorded).slice(1)).toEqual(shown.slice(1));
  });
});
