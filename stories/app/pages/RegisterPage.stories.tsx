import { expect } from 'storybook/test';
import { RegisterPage } from '#app/pages/RegisterPage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { unregistered } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/RegisterPage',
  component: RegisterPage,
  parameters: pageAt('/sign-up/register'),
  decorators: [withGateways(gatewaysFor(unregistered))],
});

export const Ready = meta.story({
  tags: ['R-REGISTER-FORM'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(funnel.register.fullName.label)).toBeVisible();
  },
});
