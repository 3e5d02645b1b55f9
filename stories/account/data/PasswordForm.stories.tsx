import { expect, fn } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { PasswordForm } from '#account/data/PasswordForm.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/PasswordForm',
  component: PasswordForm,
  ...inPhoneColumn,
  args: {
    email: sampleOwner.email,
    state: { status: 'idle' as const },
    onSubmit: fn(),
    onClose: fn(),
    onSignInAgain: fn(),
  },
});

const { password: words } = yourData;

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'long enough');
    await userEvent.type(canvas.getByLabelText(words.again), 'long enough{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'long enough' });
  },
});
export const Differ = meta.story({
  tags: ['R-OWN-PASSWORD'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'long enough');
    await userEvent.type(canvas.getByLabelText(words.again), 'otherwise{Enter}');
    await expect(await canvas.findByText(registrationMessages.passwordsDiffer)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Setting = meta.story({ args: { state: { status: 'busy' } } });
export const Refused = meta.story({
  args: { state: { status: 'failed', error: new AppError('auth/password-refused') } },
});
export const SignedInTooLongAgo = meta.story({
  tags: ['R-OWN-PASSWORD'],
  args: { state: { status: 'failed', error: new AppError('auth/recent-login-required') } },
  play: presses(words.signIn, 'onSignInAgain'),
});
