import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { SubscribedGate } from '#funnel/frame/SubscribedGate.tsx';
import preview from '#storybook/preview.tsx';

const { alreadySubscribed: words, links } = funnel;

const meta = preview.meta({
  title: 'Funnel/Frame/SubscribedGate',
  component: SubscribedGate,
  parameters: { layout: 'fullscreen' },
  args: { onGoToSignIn: fn(), onSeeConfirmation: fn(), onLogout: fn() },
});

export const EmailAlreadyExists = meta.story({
  play: async ({ canvas }) => {
    const dashboard = canvas.getByRole('link', { name: links.dashboard.label });
    await expect(dashboard).toHaveAttribute('target', '_blank');
    await expect(dashboard).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute('href', '/account');
  },
});

export const GoesToSignIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onGoToSignIn).toHaveBeenCalledOnce();
  },
});

export const SeesTheConfirmation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.confirmation }));
    await expect(args.onSeeConfirmation).toHaveBeenCalledOnce();
  },
});
