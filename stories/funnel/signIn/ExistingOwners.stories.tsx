import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { ExistingOwners } from '#funnel/signIn/ExistingOwners.tsx';
import { inColumn } from '../../support/frames.tsx';

const { existing: words } = funnel.signIn;

const meta = {
  title: 'Funnel/Sign in/ExistingOwners',
  component: ExistingOwners,
  decorators: [inColumn()],
  args: { forgot: { status: 'idle' }, onForgot: fn() },
} satisfies Meta<typeof ExistingOwners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const EmailFirst: Story = { args: { forgot: { status: 'emailFirst' } } };
export const Sending: Story = { args: { forgot: { status: 'sending' } } };
export const Sent: Story = { args: { forgot: { status: 'sent' } } };
export const Failed: Story = {
  args: { forgot: { status: 'failed', error: new AppError('network/unreachable') } },
};

export const AsksForAResetLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.forgot }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
};
