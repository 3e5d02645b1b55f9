import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import { signUpQuery } from '#domain/choice.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Pricing/PriceCalculator',
  component: PriceCalculator,
  decorators: [inColumn(1040)],
  parameters: picturedAt('phone', 'tablet', 'desktop'),
  args: { signUpHref: (choice) => `/sign-up/signin${signUpQuery(choice)}` },
} satisfies Meta<typeof PriceCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One device by the month, in dollars: the price everybody sees first. */
export const OneDeviceMonthly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$49.00')[0]).toBeVisible();
    await expect(canvas.getByText(words.bill.period.month('$588.00'))).toBeVisible();
    await expect(canvas.getByText(words.bill.wouldSave('$240.00', 40))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.start('Monthly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Monthly&devices=1&currency=USD',
    );
  },
};

export const ThreeDevicesYearly: Story = {
  play: async ({ canvas, userEvent }) => {
    const devices = canvas.getByLabelText(words.devices.label);
    await userEvent.clear(devices);
    await userEvent.type(devices, '3');
    await userEvent.click(canvas.getByRole('radio', { name: /^Yearly/u }));
    const [total] = canvas.getAllByText('$468.00');
    await expect(total?.closest('[aria-live="polite"]')).toHaveTextContent('3 devices$468.00per year');
    await expect(canvas.getByText(words.bill.extraDevices(2, '$60.00'))).toBeVisible();
    await expect(canvas.getByText(words.bill.saves('$240.00', 33))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.start('Yearly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Yearly&devices=3&currency=USD',
    );
  },
};

/** Yen have no decimals. */
export const TenDevicesInYen: Story = {
  play: async ({ canvas, userEvent }) => {
    const devices = canvas.getByLabelText(words.devices.label);
    await userEvent.clear(devices);
    await userEvent.type(devices, '10');
    await userEvent.selectOptions(canvas.getByLabelText(words.currency.label), 'JPY');
    await expect(canvas.getAllByText('¥14,050')[0]).toBeVisible();
    await expect(canvas.queryByText(/^\$\d/u)).toBeNull();
  },
};

/** Nothing is sold in rupees: the price stays in dollars, and a sentence says so. */
export const InRupees: Story = {
  play: async ({ canvas, userEvent }) => {
    const currency = canvas.getByLabelText(words.currency.label);
    await userEvent.selectOptions(currency, 'INR');
    await expect(canvas.getByText(words.currency.elsewhere('INR', 'USD'))).toBeVisible();
    await expect(currency).toHaveAccessibleDescription(words.currency.elsewhere('INR', 'USD'));
    await expect(canvas.getAllByText('$49.00')[0]).toBeVisible();
    await expect(canvas.queryByText(/₹\d/u)).toBeNull();
    await expect(canvas.getByRole('link', { name: words.start('Monthly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Monthly&devices=1&currency=INR',
    );
  },
};

export const DragsTheSlider: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: words.devices.rangeLabel });
    await fireEvent.input(slider, { target: { value: '4' } });
    await expect(slider).toHaveValue('4');
    await expect(canvas.getByLabelText(words.devices.label)).toHaveValue(4);
    await expect(canvas.getByText(words.bill.total(4))).toBeVisible();
  },
};
