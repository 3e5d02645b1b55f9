import { expect } from 'storybook/test';
import { HomePage } from '#app/pages/HomePage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { signedOutGateways } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/HomePage',
  component: HomePage,
  parameters: pageAt('/sign-up/home'),
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story({
  tags: ['R-HOME-WELCOME'],
  decorators: [withGateways(signedOutGateways())],
  play: async ({ canvas }) => {
    // The button appears when loading is done; the heading re-renders with it.
    await expect(await canvas.findByRole('button', { name: funnel.home.start })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: funnel.home.heading })).toBeVisible();
  },
});

export const Failed = meta.story(gates.failed);

export const AlreadySubscribed = meta.story({ ...gates.alreadySubscribed, tags: ['R-HOME-SUBSCRIBED'] });

export const SendsAnUnregisteredOwnerToRegister = meta.story({
  ...gates.unregisteredToRegister,
  tags: ['R-HOME-UNREGISTERED'],
});
