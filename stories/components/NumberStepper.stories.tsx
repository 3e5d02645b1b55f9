import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberStepper } from '#components/NumberStepper.tsx';
import { priceCalculator } from '#content/landing/priceCalculator.ts';
import { limits } from '#domain/limits.ts';
import { posDevicesProblem } from '#domain/posDevices.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { posDevices } = priceCalculator;

const meta = preview.meta({
  title: 'Components/Fields/NumberStepper',
  component: NumberStepper,
  tags: ['autodocs'],
  decorators: [inColumn(320)],
  args: {
    ...posDevices,
    problemOf: posDevicesProblem,
    name: 'devices',
    min: limits.posDevices.min,
    max: limits.posDevices.max,
    defaultValue: limits.posDevices.initial,
  },
});

export const First = meta.story();

export const Rejected = meta.story({ args: { error: 'Must be 10 or less' } });

export const StepsWithinItsLimits = meta.story({
  parameters: notPictured('It looks like First.'),
  args: { defaultValue: 9 },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(posDevices.label);
    const more = canvas.getByRole('button', { name: posDevices.moreLabel });
    // A phone would take the second of two quick presses for a wish to zoom.
    await expect(more).toHaveStyle({ touchAction: 'manipulation' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(number).toHaveValue(10);
    await userEvent.click(canvas.getByRole('button', { name: posDevices.lessLabel }));
    await expect(number).toHaveValue(9);
  },
});

/** A button that can do no more looks unavailable, keeps the focus, and says why when it is pressed. */
export const SaysItsLimits = meta.story({
  parameters: notPictured('It looks like First, with another number and the reason in place of the hint.'),
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(posDevices.label);
    const less = canvas.getByRole('button', { name: posDevices.lessLabel });
    const more = canvas.getByRole('button', { name: posDevices.moreLabel });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(more).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(number).toHaveAccessibleDescription('Must be at least 1');
    await expect(
      canvas.getByText('Must be at least 1', { selector: '[aria-live="polite"]' }),
    ).toBeInTheDocument();
    await expect(number).toHaveValue(1);
    await expect(number).not.toBeInvalid();

    await userEvent.click(more);
    await expect(less).not.toHaveAttribute('aria-disabled', 'true');
    await expect(number).toHaveAccessibleDescription(posDevices.hint);

    await userEvent.clear(number);
    await userEvent.type(number, '10');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(number).toHaveAccessibleDescription('Must be 10 or less');
    await expect(number).toHaveValue(10);
    await expect(more).toHaveFocus();
  },
});

/** Replaces the number in the field by typing, then leaves the field. */
async function putIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, typed: string) {
  const number = canvas.getByLabelText(posDevices.label);
  await userEvent.clear(number);
  if (typed) await userEvent.type(number, typed);
  await userEvent.tab();
  return number;
}

export const KeepsATypedNumberUntilItIsRight = meta.story({
  parameters: notPictured('It looks like First, with another number.'),
  play: async (context) => {
    const number = await putIn(context, '15');
    await expect(number).toHaveValue(15);
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription('Must be 10 or less');
    await expect(context.canvas.getByText('Must be 10 or less').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    // Stepping back from beyond a limit ends at the limit.
    await context.userEvent.click(context.canvas.getByRole('button', { name: posDevices.lessLabel }));
    await expect(number).toHaveValue(10);
    await expect(number).not.toBeInvalid();
    await expect(await putIn(context, '007')).toHaveProperty('value', '7');
  },
});

export const AsksForANumberOnlyWhenTheFieldIsLeft = meta.story({
  parameters: notPictured('It looks like Rejected, with another number.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const number = canvas.getByLabelText(posDevices.label);
    await userEvent.clear(number);
    await expect(number).not.toBeInvalid();
    await userEvent.tab();
    await expect(number).toHaveValue(null);
    await expect(number).toHaveAccessibleDescription('Required');
  },
});
