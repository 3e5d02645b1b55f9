import { expect } from 'storybook/test';
import { PlansPage } from '#app/pages/PlansPage.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered } from '#stories/support/samples.ts';
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
