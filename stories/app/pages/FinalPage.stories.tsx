import { expect } from 'storybook/test';
import { FinalPage } from '#app/pages/FinalPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates, readyFor } from '#stories/support/gates.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered, subscribed } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/FinalPage',
  component: FinalPage,
  parameters: pageAt('/sign-up/final'),
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story(
  readyFor(subscribed, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: funnel.final.heading })).toBeVisible();
  }),
);

export const Failed = meta.story(gates.failed);

export const SendsAStrangerToSignIn = meta.story(gates.strangerToSignIn);

export const SendsAnOwnerWithoutASubscriptionToThePlans = meta.story({
  parameters: notPictured('It shows another screen.'),
  decorators: [withAddress, withGateways(gatewaysFor(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
});
