import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';

const { checkEmail: words } = funnel;

const meta = {
  title: 'Funnel/Check e-mail/CheckEmailStep',
  component: CheckEmailStep,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'owner@example.com',
    inboxUrl: null,
    resend: { status: 'waiting', secondsLeft: 30, again: false },
    onResend: fn(),
    onChangeAddress: fn(),
  },
} satisfies Meta<typeof CheckEmailStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustSent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.resendIn(30) })).toBeDisabled();
  },
};
export const InTheSandbox: Story = { args: { inboxUrl: '/__sandbox/inbox' } };
export const AddressForgotten: Story = { args: { email: null } };
export const AnotherMayBeAskedFor: Story = { args: { resend: { status: 'ready' } } };
export const SendingAgain: Story = { args: { resend: { status: 'sending' } } };
export const SentAgain: Story = { args: { resend: { status: 'waiting', secondsLeft: 30, again: true } } };
export const NotSentAgain: Story = {
  args: { resend: { status: 'failed', error: new AppError('auth/link-not-sent') } },
};

export const AsksForAnotherLink: Story = {
  args: { resend: { status: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.resend }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const UsesAnotherAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.change }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};
