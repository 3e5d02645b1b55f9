import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel, wordsFor } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registration.ts';
import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';

const { resetPassword: words } = funnel;

const meta = {
  title: 'Funnel/Reset password/ResetPasswordStep',
  component: ResetPasswordStep,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'form' }, onSubmit: fn(), onSignIn: fn() },
} satisfies Meta<typeof ResetPasswordStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Updating: Story = { args: { state: { status: 'updating' } } };
export const Done: Story = { args: { state: { status: 'done' } } };
export const InvalidCode: Story = {
  args: { state: { status: 'failed', error: new AppError('reset/invalid-code') } },
};
export const ProviderMessage: Story = {
  args: {
    state: {
      status: 'failed',
      error: new AppError('reset/provider', {
        details: { message: 'Missing password requirements: [a digit]' },
      }),
    },
  },
};

export const LeavesBothEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findAllByText(registrationMessages.required)).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TypesAShortPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'taco{Enter}');
    await expect(await canvas.findByText(registrationMessages.passwordTooShort)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TypesTwoDifferentPasswords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'carnitas');
    await userEvent.type(canvas.getByLabelText(words.confirmPassword), 'barbacoa{Enter}');
    await expect(await canvas.findByText(wordsFor(new AppError('reset/passwords-differ')))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UpdatesThePassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'carnitas');
    await userEvent.type(canvas.getByLabelText(words.confirmPassword), 'carnitas{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'carnitas', confirmPassword: 'carnitas' });
  },
};
