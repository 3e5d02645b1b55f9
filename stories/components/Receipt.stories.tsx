import { Receipt } from '#components/Receipt.tsx';
import type { Currency } from '#domain/currency.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { sampleBill } from '../support/sampleBill.ts';

function rowsIn(currency: Currency) {
  const { total } = sampleBill(currency);
  return [
    { label: 'Plan', value: 'Monthly' },
    { label: 'Tablets', value: '3' },
    { label: 'Price', value: total },
    { label: 'First charge', value: `${total} on November 28, 2026` },
    { label: 'Subscription ID', value: 'I-BW452GLLEP1G', long: true },
  ];
}

const meta = preview.meta({
  title: 'Components/Prices/Receipt',
  component: Receipt,
  tags: ['autodocs'],
  decorators: [inColumn(480)],
  args: {
    title: 'Receipt',
    rows: rowsIn('USD'),
  },
});

export const Paid = meta.story({
  args: { stub: 'Cancel anytime before the first charge and you pay nothing.' },
  parameters: inCurrency((currency) => ({ rows: rowsIn(currency) })),
});

/** Under another heading, with the most important figure. */
export const WithALead = meta.story({
  args: {
    title: 'Monthly plan',
    headingLevel: 3,
    badge: 'Active',
    lead: `${sampleBill('USD').total} per month`,
  },
});

export const Free = meta.story({
  args: {
    rows: [
      { label: 'Plan', value: 'Monthly' },
      { label: 'Price', value: 'FREE' },
      { label: 'Coupon', value: 'FREE50', long: true },
    ],
  },
});
