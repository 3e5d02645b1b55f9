import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { FailedGate } from '#funnel/frame/FailedGate.tsx';

const meta = {
  title: 'Funnel/Frame/FailedGate',
  component: FailedGate,
  parameters: { layout: 'fullscreen' },
  args: { error: new AppError('network/unreachable'), step: 1, onRetry: fn() },
} satisfies Meta<typeof FailedGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {};
export const Unexpected: Story = { args: { error: new AppError('service/unexpected') } };
export const Unverified: Story = { args: { error: new AppError('session/unverified') } };
/** Verified by Google or Firebase, and still no address this product takes. */
export const ImpossibleAddress: Story = {
  args: { error: new AppError('registration/invalid-email') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid Email address')).toBeVisible();
  },
};

export const LogsOut: Story = {
  args: { error: new AppError('session/unverified'), onLogout: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const TooManyTries: Story = { args: { error: new AppError('request/too-many') } };

export const TriesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
