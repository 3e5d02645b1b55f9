import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { BeingSent } from '#components/beingSent.ts';
import { RangeField, type RangeFieldProps } from '#components/RangeField.tsx';
import { limits } from '#domain/limits.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { scrollFrom } from '../support/scrollFrom.ts';

const inWords = (count: number) => `${count} ${count === 1 ? 'tablet' : 'tablets'}`;

/** A parent that keeps the number in its state, like a form library. */
function InState(props: RangeFieldProps) {
  const [value, setValue] = useState(props.defaultValue);
  return (
    <RangeField
      {...props}
      valueText={inWords(value)}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Fields/RangeField',
  component: RangeField,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: {
    id: 'devices',
    label: 'Tablets',
    numberLabel: 'How many tablets',
    min: limits.posDevices.min,
    max: limits.posDevices.max,
    defaultValue: 4,
    onValueChange: fn(),
  },
});

export const Between = meta.story();

export const AtTheStart = meta.story({
  tags: ['R-PRICE-DEVICES'],
  args: { defaultValue: limits.posDevices.min },
});

export const AtTheEnd = meta.story({
  tags: ['R-PRICE-DEVICES'],
  args: { defaultValue: limits.posDevices.max },
});

export const WithHint = meta.story({ args: { hint: 'Tablets that take orders. The first is included.' } });

/** The number is being sent. */
export const Sent = meta.story({
  parameters: notPictured('It looks like Between.'),
  decorators: (Story) => (
    <BeingSent value>
      <Story />
    </BeingSent>
  ),
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(canvas.getByRole('spinbutton'), '{Backspace}5');
    await expect(canvas.getByRole('slider')).toHaveValue(String(args.defaultValue));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(args.defaultValue);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ValueInWords = meta.story({
  args: { valueText: inWords(4) },
  render: (args) => <InState {...args} />,
});

export const Rejected = meta.story({
  tags: ['R-REGISTER-POS-DEVICES'],
  args: { error: `Must be ${limits.posDevices.max} or less` },
});

export const SpeaksItsValue = meta.story({
  parameters: notPictured('It looks like Between, at another value.'),
  render: (args) => <InState {...args} />,
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(4));
    await fireEvent.input(slider, { target: { value: '6' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(6));
    await expect(canvas.getByText(inWords(6))).toBeVisible();
  },
});

// github.com/MudBlazor/MudBlazor/issues/4396
export const KeepsItsNumberWhenAFingerScrollsThePage = meta.story({
  parameters: notPictured('It looks like Between.'),
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('spinbutton');
    await scrollFrom(canvas.getByRole('slider'), () => expect(figure).toHaveValue(args.max));
    await expect(figure).toHaveValue(args.defaultValue);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(args.defaultValue);
  },
});

export const WritesATypedNumberAsDigits = meta.story({
  parameters: notPictured('It looks like AtTheEnd.'),
  play: async ({ args, canvas, userEvent }) => {
    const figure: HTMLInputElement = canvas.getByRole('spinbutton');
    for (const [typed, digits] of [
      ['1e1', '10'],
      ['007', '7'],
      ['3.0', '3'],
    ] as const) {
      await userEvent.clear(figure);
      await userEvent.type(figure, typed);
      await userEvent.tab();
      await expect(figure.value).toBe(digits);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(Number(digits));
    }
  },
});

export const KeepsATypedNumberThatIsOutOfRange = meta.story({
  args: { onBlur: fn(), ref: fn() },
  tags: ['R-REGISTER-POS-DEVICES'],
  parameters: notPictured('Rejected shows the same, with the error of the parent.'),
  play: async ({ args, canvas, userEvent }) => {
    const figure = canvas.getByRole('spinbutton');
    const slider = canvas.getByRole('slider');
    await userEvent.clear(figure);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN);
    await userEvent.type(figure, '99');
    await userEvent.tab();
    await expect(figure).toHaveValue(99);
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(args.ref).toHaveBeenCalledWith(figure);
    await expect(slider).toHaveValue(String(limits.posDevices.max));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99);
    await fireEvent.input(slider, { target: { value: '7' } });
    await expect(figure).toHaveValue(7);
  },
});
