import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { SubscribedGate } from '#funnel/frame/SubscribedGate.tsx';
import { presses } from '#stories/support/presses.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { alreadySubscribed: words, links } = funnel;

const meta = preview.meta({
  title: 'Funnel/Frame/SubscribedGate',
  component: SubscribedGate,
  parameters: { layout: 'fullscreen' },
  args: { onGoToSignIn: fn(), onSeeConfirmation: fn(), onLogout: fn() },
});

export const EmailAlreadyExists = meta.story({
  tags: ['R-REGISTER-SUBSCRIBED', 'R-ACCOUNT-SECOND-WAY'],
  parameters: notPictured('It looks like PlansStep, Already Subscribed.'),
  play: async ({ canvas }) => {
    const dashboard = canvas.getByRole('link', { name: links.dashboard.label });
    await expect(dashboard).toHaveAttribute('target', '_blank');
    await expect(dashboard).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute('href', '/account');
  },
});

export const GoesToSignIn = meta.story({
  play: presses(words.signIn, 'onGoToSignIn'),
});

export const SeesTheConfirmation = meta.story({
  play: presses(words.confirmation, 'onSeeConfirmation'),
});
