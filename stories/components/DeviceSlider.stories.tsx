import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DeviceSlider, type DeviceSliderProps } from '#components/DeviceSlider.tsx';
import { limits } from '#domain/limits.ts';
import { inColumn } from '../support/frames.tsx';

const words = (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`;

function Remembering({ value: initial, onChange, ...slider }: DeviceSliderProps) {
  const [value, setValue] = useState(initial);
  return (
    <DeviceSlider
      {...slider}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Components/DeviceSlider',
  component: DeviceSlider,
  render: (args) => <Remembering {...args} />,
  decorators: [inColumn()],
  args: {
    label: 'Number of POS Devices',
    hint: 'The first device is included. You can change this after sign-up.',
    sliderLabel: 'Number of POS Devices, slider',
    value: 3,
    min: limits.posDevices.min,
    max: limits.posDevices.max,
    valueText: words,
    onChange: fn(),
  },
} satisfies Meta<typeof DeviceSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};

export const AtTheStart: Story = { args: { value: limits.posDevices.min } };

export const AtTheEnd: Story = { args: { value: limits.posDevices.max } };

export const Rejected: Story = { args: { error: `Must be ${limits.posDevices.max} or less` } };

export const Disabled: Story = { args: { disabled: true } };

export const MovesByArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 5 });
    await expect(canvas.getByText(words(5))).toBeVisible();
  },
};

export const TakesATypedNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 8 });
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '8');
  },
};

export const SettlesWhenTheTypedNumberIsOutOfRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveValue(9);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 9 });
  },
};
