import { expect } from 'storybook/test';
import { PlansPage } from '#app/pages/PlansPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates, readyFor } from '#stories/support/gates.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/PlansPage',
  component: PlansPage,
  parameters: pageAt('/sign-up/plans'),
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story(
  readyFor(registered, async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Monthly' })).toBeChecked();
  }),
);

export const Failed = meta.story(gates.failed);

export const AlreadySubscribed = meta.story(gates.alreadySubscribed);

export const SendsAStrangerToSignIn = meta.story({
  ...gates.strangerToSignIn,
  tags: ['R-PATH-SIGNED-OUT'],
});

export const SendsAnUnregisteredOwnerToRegister = meta.story({
  ...gates.unregisteredToRegister,
  tags: ['R-PATH-SIGNED-OUT'],
});

export const TheAddressFollowsTheChoice = meta.story({
  tags: ['R-PLANS-SELECT', 'R-PLANS-PROCEED'],
  decorators: [withAddress, withGateways(gatewaysFor(registered))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yearly' }));
    await expectAddress(canvasElement, '/sign-up/plans?plan=Yearly');
    await userEvent.click(canvas.getByRole('button', { name: funnel.plans.proceed }));
    await expectAddress(canvasElement, '/sign-up/checkout?plan=Yearly');
  },
});
