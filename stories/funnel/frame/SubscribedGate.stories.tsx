import { expect, fn } from 'storybook/test';
import { scene } from '#content/funnel/scene.ts';
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
  args: { truckName: 'Copper Comal', onSeeConfirmation: fn(), onLogout: fn() },
});

/** A signed-in owner is not asked to sign in: the dashboard and the account are what comes next. */
export const SignedIn = meta.story({
  tags: ['R-ACCOUNT-SECOND-WAY'],
  parameters: notPictured('It looks like PlansStep, Already Subscribed.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.signedIn)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.signIn })).toBeNull();
    await expect(canvas.getByRole('img', { name: scene.open('Copper Comal') })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link').filter((link) => link.closest('main'));
    await expect(first).toHaveAccessibleName(new RegExp(links.dashboard.label, 'u'));
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', 'noopener');
    await expect(second).toHaveAttribute('href', '/account');
  },
});

/** The registration says that the address is taken, in the specified words. */
export const EmailAlreadyExists = meta.story({
  tags: ['R-REGISTER-SUBSCRIBED', 'R-ACCOUNT-SECOND-WAY'],
  parameters: notPictured('It looks like RegisterStep, Already Subscribed.'),
  args: { onGoToSignIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words.body)).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onGoToSignIn).toHaveBeenCalledOnce();
  },
});

export const SeesTheConfirmation = meta.story({
  play: presses(words.confirmation, 'onSeeConfirmation'),
});
