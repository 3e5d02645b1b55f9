import { fn } from 'storybook/test';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { currency } = funnel.register;

const meta = preview.meta({
  title: 'Components/Fields/CurrencySelect',
  component: CurrencySelect,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: {
    label: currency.label,
    options: currency.options,
    onChange: fn(),
  },
});

export const FirstChosen = meta.story({ tags: ['R-CURRENCY-LIST'] });

export const WithHint = meta.story({
  args: { defaultValue: 'INR', hint: currency.billedElsewhere('INR', 'USD') },
});

export const Rejected = meta.story({ args: { error: 'Required' } });
