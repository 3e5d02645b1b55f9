import { expect } from 'storybook/test';
import { NumberStepper } from '#components/NumberStepper.tsx';
import { priceCalculator } from '#content/landing/priceCalculator.ts';
import { limits } from '#domain/limits.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { posDevices } = priceCalculator;

const meta = preview.meta({
  title: 'Components/NumberStepper',
  component: NumberStepper,
  tags: ['autodocs'],
  decorators: [inColumn(320)],
  args: {
    ...posDevices,
    name: 'devices',
    min: limits.posDevices.min,
    max: limits.posDevices.max,
    defaultValue: limits.posDevices.initial,
  },
});

export const First = meta.story();

export const Rejected = meta.story({ args: { error: 'Must be 10 or less' } });

export const StepsWithinItsLimits = meta.story({
  args: { defaultValue: 9 },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(posDevices.label);
    const more = canvas.getByRole('button', { name: posDevices.moreLabel });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(number).toHaveValue(10);
    await userEvent.click(canvas.getByRole('button', { name: posDevices.lessLabel }));
    await expect(number).toHaveValue(9);
  },
});

export const RestoresTheLastNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(posDevices.label);
    await userEvent.clear(number);
    await userEvent.type(number, '7');
    await userEvent.clear(number);
    await userEvent.tab();
    await expect(number).toHaveValue(7);
  },
});

export const LimitsATypedNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(posDevices.label);
    await userEvent.clear(number);
    await userEvent.type(number, '25');
    await userEvent.tab();
    await expect(number).toHaveValue(limits.posDevices.max);
  },
});
