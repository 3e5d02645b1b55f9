import { CircleX } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import type { Currency } from '#domain/currency.ts';
import { quoteFor } from '#domain/quote.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { timelineWords } from '#domain/timelineWords.ts';
import { twiceTheText } from '#stories/support/twiceTheText.ts';
import { lacks } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { notPictured } from '#storybook/pictured.ts';
import { listedPrice } from '../support/listedPrice.ts';
import { sampleFreeOffer, samplePlan, sampleRegistration, sampleToday } from '../support/samples.ts';

const { posDevices } = sampleRegistration;
const plan = samplePlan('Monthly');
const quoteIn = (currency: Currency) => quoteFor({ plan, posDevices, currency });

function momentsIn(currency: Currency) {
  return timelineOfQuote(quoteIn(currency), sampleToday).moments;
}

const meta = preview.meta({
  title: 'Components/Prices/TrialTimeline',
  component: TrialTimeline,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: {
    label: timelineWords.label,
    moments: momentsIn('USD'),
  },
});

export const TrialThenCharge = meta.story({
  parameters: inCurrency((currency) => ({ moments: momentsIn(currency) })),
  play: async ({ canvas }) => {
    const moments = within(canvas.getByRole('list', { name: timelineWords.label })).getAllByRole('listitem');
    await expect(moments).toHaveLength(4);
    await expect(moments[1]).toHaveTextContent(`November 26, 2026${timelineWords.reminder}`);
    await expect(moments[2]).toHaveTextContent(`November 28, 2026${listedPrice('Monthly', posDevices).text}`);
  },
});

/** With the way to cancel under the list. */
export const WithANote = meta.story({
  args: { note: timelineOfQuote(quoteIn('USD'), sampleToday).note },
});

/** With an action under the list. */
export const WithAnAction = meta.story({
  args: {
    ...WithANote.input.args,
    action: (
      <ActionButton variant="outlined" size="small">
        Add to calendar
      </ActionButton>
    ),
  },
});

/** On the account page past events come before the current one; a failure has an icon. */
export const AfterAFailure = meta.story({
  parameters: notPictured('The account page has its picture.'),
  args: {
    moments: [
      {
        when: 'January 28, 2027',
        what: 'PayPal couldn’t make this charge.',
        failed: true,
      },
      { when: 'January 30, 2027', what: 'You paused for the season.' },
      { when: 'March 1, 2027', what: 'The pause ends.' },
    ],
    now: 1,
    failureIcon: <Icon of={CircleX} size={20} />,
  },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-current'));
    await expect(current.map((row) => row.textContent)).toEqual([
      'January 30, 2027You paused for the season.',
    ]);
  },
});

/** Text at 200 % on the narrowest phone: an amount that does not fit beside its date wraps below it. */
export const LargeText = meta.story({
  decorators: [inColumn(272)],
  ...twiceTheText,
  args: WithANote.input.args,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: timelineWords.label });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

/** On a prerendered page, where the current date is unknown. */
export const BeforeTheDayIsKnown = meta.story({
  args: { ...timelineOfQuote(quoteIn('USD'), null) },
});

/** A trial too short for a reminder. */
export const ShortTrial = meta.story({
  args: {
    ...timelineOfQuote(
      quoteFor({ plan: { ...plan, freeTrialDays: 2 }, posDevices, currency: 'USD' }),
      sampleToday,
    ),
  },
  play: lacks(timelineWords.reminder),
});

export const Free = meta.story({
  args: {
    ...timelineOfQuote(quoteFor({ plan, posDevices, currency: 'USD', offer: sampleFreeOffer }), sampleToday),
  },
});
