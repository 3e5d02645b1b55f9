import { expect } from 'storybook/test';
import { AccountPage } from '#app/pages/AccountPage.tsx';
import { overview } from '#content/account/overview.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { pageAt } from '#stories/support/pageAt.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/AccountPage',
  component: AccountPage,
  parameters: pageAt('/account'),
  decorators: [withGateways(gatewaysForAccount(active))],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(overview.states.active)).toBeVisible();
    await expect(document.title).toContain(overview.heading);
  },
});
