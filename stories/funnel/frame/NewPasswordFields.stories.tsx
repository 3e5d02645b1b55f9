import { expect, fn } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { register } from '#content/funnel/register.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { NewPasswordFields } from '#funnel/frame/NewPasswordFields.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const { password: words } = yourData;
const { hint: _, ...short } = words;

const meta = preview.meta({
  title: 'Funnel/Frame/NewPasswordFields',
  component: NewPasswordFields,
  parameters: notPictured('The forms that show these fields are pictured.'),
  decorators: [inColumn()],
  args: {
    register: (name: string) => ({ name, ref: fn(), onChange: fn(), onBlur: fn() }),
    errors: {},
    words,
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words.password)).toHaveAttribute('name', 'password');
    await expect(canvas.getByLabelText(words.again)).toHaveAttribute('name', 'confirmPassword');
  },
});

export const InShort = meta.story({
  args: { words: { ...short, atLeast: register.password.atLeast } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(register.password.atLeast)).toBeVisible();
  },
});

export const ForAnAccount = meta.story({
  args: { email: sampleOwner.email },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(sampleOwner.email);
  },
});

export const Differing = meta.story({
  args: { errors: { confirmPassword: { message: registrationMessages.passwordsDiffer } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(registrationMessages.passwordsDiffer)).toBeVisible();
  },
});
