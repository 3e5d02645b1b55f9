import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { HomeStep } from '#funnel/home/HomeStep.tsx';

const meta = {
  title: 'Funnel/Home/HomeStep',
  component: HomeStep,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'welcome' },
    onRetry: fn(),
    onStart: fn(),
    onGoToSignIn: fn(),
    onSeeConfirmation: fn(),
  },
} satisfies Meta<typeof HomeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Welcome: Story = {};
export const AlreadySubscribed: Story = { args: { state: { status: 'alreadySubscribed' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
};

export const Starts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.home.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
