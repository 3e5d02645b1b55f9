import { expect } from 'storybook/test';
import { HomePage } from '#app/pages/HomePage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { signedOutGateways } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/HomePage',
  component: HomePage,
  parameters: pageAt('/sign-up/home'),
  decorators: [withGateways(signedOutGateways())],
});

export const Ready = meta.story({
  tags: ['R-HOME-WELCOME'],
  play: async ({ canvas }) => {
    // The button appears when loading is done; the heading re-renders with it.
    await expect(await canvas.findByRole('button', { name: funnel.home.start })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: funnel.home.heading })).toBeVisible();
  },
});
