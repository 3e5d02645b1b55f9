import { expect } from 'storybook/test';
import { PlansPage } from '#app/pages/PlansPage.tsx';
import { errorMessage, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gatewaysFor, unreachableGateways } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered, subscribed } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/PlansPage',
  component: PlansPage,
  parameters: pageAt('/sign-up/plans'),
});

export const Ready = meta.story({
  decorators: [withGateways(gatewaysFor(registered))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
});

const looksLikeItsStep = notPictured('The step has the same picture.');

/** Every gated page looks like this while the server is out of reach. */
export const Failed = meta.story({
  parameters: looksLikeItsStep,
  decorators: [withGateways(unreachableGateways())],
  play: async ({ canvas }) => {
    const unreachable = errorMessage(new AppError('network/unreachable'));
    await expect(await canvas.findByText(unreachable)).toBeVisible();
  },
});

/** And so does every gated page but the registration to an owner who has a subscription. */
export const AlreadySubscribed = meta.story({
  parameters: looksLikeItsStep,
  decorators: [withGateways(gatewaysFor(subscribed))],
  play: shows(funnel.alreadySubscribed.title),
});
