import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { funnel } from '#content/index.ts';
import type { Currency } from '#domain/currency.ts';
import { twiceTheText } from '#stories/support/twiceTheText.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { listedDevicePrice, listedPrice, priceOf } from '../support/listedPrice.ts';
import { sampleBill } from '../support/sampleBill.ts';

const { summary } = funnel.checkout;

function billIn(currency: Currency) {
  const { plan, extraDevices, device, extras, total } = sampleBill(currency);
  return {
    lines: [
      { label: summary.planName('Monthly'), amount: plan, detail: summary.firstDevice },
      { label: summary.extraDevices(extraDevices, device), amount: extras },
    ],
    total: { label: summary.total, amount: total, detail: summary.perInterval.month },
  };
}

const meta = preview.meta({
  title: 'Components/Prices/OrderSummary',
  component: OrderSummary,
  decorators: [
    (Story) => (
      <TicketCard>
        <Story />
      </TicketCard>
    ),
    inColumn(440),
  ],
  args: {
    title: summary.heading,
    ...billIn('USD'),
  },
});

/** It reads its total out. */
export const Monthly = meta.story({
  parameters: inCurrency(billIn),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(listedPrice('Monthly', 3).text).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
});

export const WithWhatIsDueToday = meta.story({
  args: {
    due: {
      label: summary.dueToday,
      amount: '$0.00',
      detail: summary.firstCharge(listedPrice('Monthly', 3).text, 'November 28, 2026'),
    },
  },
});

export const WithAnAction = meta.story({
  parameters: notPictured('The checkout is pictured with it.'),
  args: {
    action: (
      <ActionButton variant="text" size="small">
        {funnel.checkout.change}
      </ActionButton>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: summary.heading }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.left).toBeGreaterThan(heading.left);
    await expect(action.top).toBeLessThan(heading.bottom);
  },
});

/** Inside a section with a heading. */
export const UnderAnotherHeading = meta.story({
  parameters: notPictured('It looks like Monthly.'),
  args: { headingLevel: 3 },
});

const launchSaving = listedPrice('Monthly').amount - listedPrice('Launch50').amount;

export const WithDiscount = meta.story({
  args: {
    lines: [
      { label: summary.planName('Monthly'), amount: listedPrice('Monthly').text },
      {
        label: summary.couponNamed('LAUNCH'),
        kept: 'LAUNCH',
        amount: priceOf(-launchSaving).text,
        detail: summary.youSave(priceOf(12 * launchSaving).text),
        tone: 'saving',
      },
    ],
    total: { label: summary.total, amount: listedPrice('Launch50').text, detail: summary.perInterval.month },
  },
});

export const Free = meta.story({
  tags: ['R-CURRENCY-SYMBOLS'],
  args: {
    lines: [
      { label: summary.planName('Monthly'), amount: listedPrice('Monthly').text },
      {
        label: summary.couponNamed('FREE50'),
        kept: 'FREE50',
        amount: `−${listedPrice('Monthly').text}`,
        tone: 'saving',
      },
    ],
    total: { label: summary.total, amount: summary.free },
  },
});

export const WithMoreUnderTheTotal = meta.story({
  args: { children: <p>{funnel.checkout.timeline.cancel.trial}</p> },
});

const device = listedDevicePrice('Yearly', 'JPY');
export const LongAmounts = meta.story({
  args: {
    lines: [
      {
        label: summary.planName('Yearly'),
        amount: listedPrice('Yearly', 1, 'JPY').text,
        detail: summary.firstDevice,
      },
      { label: summary.extraDevices(9, device.text), amount: priceOf(9 * device.amount, 'JPY').text },
    ],
    total: {
      label: summary.total,
      amount: listedPrice('Yearly', 10, 'JPY').text,
      detail: summary.perInterval.year,
    },
  },
});

/** The form around it announces the total. */
export const Silent = meta.story({
  parameters: notPictured('It looks like the others.'),
  args: { silent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
  },
});

/** An amount stays on one line, on a narrow bill and before the web font loads; an address may wrap. */
export const NeverBreaksAnAmount = meta.story({
  decorators: [inColumn(280)],
  args: {
    lines: [
      { label: summary.account, amount: 'a-rather-long-name.of-an-owner@food-truck.example.com', long: true },
      { label: summary.planName('Yearly'), amount: '$7,692.00' },
    ],
    total: { label: summary.total, amount: '$7,692.00', detail: summary.perInterval.year },
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('$7,692.00')) {
      await expect(amount).toHaveStyle({ whiteSpace: 'nowrap' });
      await expect(amount.getClientRects()).toHaveLength(1);
    }
  },
});

/** Text at 200 % on a phone: a figure that does not fit beside its label wraps below it. */
export const LargeText = meta.story({
  ...twiceTheText,
  decorators: [inColumn(327)],
  args: {
    ...NeverBreaksAnAmount.input.args,
    due: { label: summary.dueToday, amount: '$888.00', detail: summary.nothingToCome },
  },
  play: async ({ canvasElement }) => {
    const bill = canvasElement.querySelector('section');
    await expect(bill?.scrollWidth).toBeLessThanOrEqual(bill?.clientWidth ?? 0);
  },
});
