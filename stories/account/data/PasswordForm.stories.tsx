import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registration.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { PasswordForm } from '#account/data/PasswordForm.tsx';

const meta = {
  title: 'Account/Data/PasswordForm',
  component: PasswordForm,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: {
    email: sampleOwner.email,
    state: { status: 'idle' },
    onSubmit: fn(),
    onClose: fn(),
    onSignInAgain: fn(),
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const { password: words } = yourData;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'long enough');
    await userEvent.type(canvas.getByLabelText(words.again), 'long enough{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'long enough' });
  },
};
export const Differ: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'long enough');
    await userEvent.type(canvas.getByLabelText(words.again), 'otherwise{Enter}');
    await expect(await canvas.findByText(registrationMessages.passwordsDiffer)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Setting: Story = { args: { state: { status: 'busy' } } };
export const Refused: Story = {
  args: { state: { status: 'failed', error: new AppError('auth/password-refused') } },
};
export const SignedInTooLongAgo: Story = {
  args: { state: { status: 'failed', error: new AppError('auth/recent-login-required') } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};
