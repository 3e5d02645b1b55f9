import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { SubscribedGate } from '#funnel/frame/SubscribedGate.tsx';

const { alreadySubscribed: words, links } = funnel;

const meta = {
  title: 'Funnel/Frame/SubscribedGate',
  component: SubscribedGate,
  parameters: { layout: 'fullscreen' },
  args: { onGoToSignIn: fn(), onSeeConfirmation: fn(), onLogout: fn() },
} satisfies Meta<typeof SubscribedGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmailAlreadyExists: Story = {
  play: async ({ canvas }) => {
    const dashboard = canvas.getByRole('link', { name: links.dashboard.label });
    await expect(dashboard).toHaveAttribute('target', '_blank');
    await expect(dashboard).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute('href', '/account');
  },
};

export const GoesToSignIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onGoToSignIn).toHaveBeenCalledOnce();
  },
};

export const SeesTheConfirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.confirmation }));
    await expect(args.onSeeConfirmation).toHaveBeenCalledOnce();
  },
};
