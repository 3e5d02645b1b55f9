import { expect, fn } from 'storybook/test';
import { scene } from '#content/funnel/scene.ts';
import { funnel } from '#content/index.ts';
import { SubscribedGate } from '#funnel/frame/SubscribedGate.tsx';
import { sampleConfirmation, sampleFreeConfirmation, sampleSubscribed } from '#stories/support/samples.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const {
  alreadySubscribed: words,
  links,
  final: { receipt },
} = funnel;

const meta = preview.meta({
  title: 'Funnel/Frame/SubscribedGate',
  component: SubscribedGate,
  parameters: { layout: 'fullscreen' },
  args: { owner: sampleSubscribed, onLogout: fn() },
});

/** A signed-in owner is not asked to sign in: the terms, then the dashboard and the account. */
export const SignedIn = meta.story({
  tags: ['R-ACCOUNT-SECOND-WAY', 'R-HOME-SUBSCRIBED'],
  parameters: alsoInSpanish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.signedIn)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.signIn })).toBeNull();
    await expect(canvas.getByRole('img', { name: scene.open('Copper Comal') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(canvas.getByText(receipt.deviceCount(3))).toBeVisible();
    await expect(canvas.getByText(receipt.firstCharge)).toBeVisible();
    const [first, second] = canvas.getAllByRole('link').filter((link) => link.closest('main'));
    await expect(first).toHaveAccessibleName(new RegExp(links.dashboard.label, 'u'));
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', 'noopener');
    await expect(second).toHaveAttribute('href', links.account.href);
  },
});

/** The registration says that the address is taken, in the specified words, and leads where they say. */
export const EmailAlreadyExists = meta.story({
  tags: ['R-REGISTER-SUBSCRIBED', 'R-ACCOUNT-SECOND-WAY'],
  parameters: alsoInSpanish,
  args: { onGoToSignIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words.body)).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute(
      'href',
      links.account.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onGoToSignIn).toHaveBeenCalledOnce();
  },
});

/** A first charge that was made is no news. */
export const AfterTheFirstCharge = meta.story({
  parameters: notPictured('It is SignedIn without a line.'),
  args: {
    owner: {
      ...sampleSubscribed,
      subscription: { ...sampleConfirmation('Yearly'), trialEndsAt: '2026-02-01T10:00:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(receipt.planName('Yearly'))).toBeVisible();
    await expect(canvas.queryByText(receipt.firstCharge)).toBeNull();
  },
});

export const Free = meta.story({
  parameters: notPictured('It is SignedIn without a charge.'),
  args: { owner: { ...sampleSubscribed, subscription: sampleFreeConfirmation } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(receipt.free)).toBeVisible();
    await expect(canvas.queryByText(receipt.firstCharge)).toBeNull();
  },
});
