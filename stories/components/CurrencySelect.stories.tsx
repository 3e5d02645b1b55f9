import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { currency } = funnel.register;

const meta = {
  title: 'Components/CurrencySelect',
  component: CurrencySelect,
  decorators: [inColumn(440)],
  args: {
    label: currency.label,
    options: currency.options,
    onChange: fn(),
  },
} satisfies Meta<typeof CurrencySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};

export const WithHint: Story = {
  args: { defaultValue: 'INR', hint: currency.billedElsewhere('INR', 'USD') },
};

export const Rejected: Story = { args: { error: 'Required' } };

export const Disabled: Story = { args: { disabled: true } };

export const ChoosesAnother: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText(currency.label);
    await userEvent.selectOptions(select, 'JPY');
    await expect(select).toHaveValue('JPY');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
