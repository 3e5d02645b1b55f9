import { expect, fn } from 'storybook/test';
import { FormField } from '#components/FormField.tsx';
import { funnel } from '#content/index.ts';
import { limits } from '#domain/limits.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { notPictured } from '#storybook/pictured.ts';
import { twiceTheText } from '#stories/support/twiceTheText.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { fullName, counter, email, password } = funnel.register;

const meta = preview.meta({
  title: 'Components/Fields/FormField',
  component: FormField,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { label: fullName.label, name: 'fullName', onChange: fn() },
});

export const Empty = meta.story();

export const WithPlaceholder = meta.story({ args: { label: email.label, placeholder: 'name@example.com' } });

export const WithHint = meta.story({ args: { hint: password.hint } });

export const WithSomethingAtItsEnd = meta.story({
  args: { endAdornment: <span style={{ paddingRight: 14 }}>kg</span> },
});

export const WithCounter = meta.story({
  args: { defaultValue: 'Ana Lee', counter: counter(7, limits.fullName.max), hint: password.hint },
});

export const WritesANameInItsDirection = meta.story({
  parameters: notPictured('The direction of a text is a computed one.'),
  args: { defaultValue: 'שווארמה 24!' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveStyle({ direction: 'rtl' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveStyle({ direction: 'ltr' });
  },
});

export const Rejected = meta.story({
  args: {
    defaultValue: 'Maximiliana Featherstone',
    counter: counter(24, limits.fullName.max),
    hint: password.hint,
    error: registrationMessages.fullNameTooLong,
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(args.label);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(registrationMessages.fullNameTooLong),
    );
  },
});

/** The form shows its error elsewhere, so the field is only marked invalid. */
export const MarkedByTheForm = meta.story({
  args: { 'aria-invalid': true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toBeInvalid();
  },
});

export const ReadOnly = meta.story({
  args: { label: email.label, defaultValue: 'ana@example.com', readOnly: true, counter: email.verified },
});

export const Disabled = meta.story({ args: { defaultValue: 'Ana Lee', disabled: true } });

/** Text at 200 % on the narrowest phone: the counter wraps below the label. */
export const LargeText = meta.story({
  ...twiceTheText,
  decorators: [inColumn(272)],
  args: { label: password.label, counter: password.atLeast },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(args.label).getBoundingClientRect();
    const words = canvas.getByText(password.atLeast).getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(field.right);
  },
});
