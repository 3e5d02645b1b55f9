import { expect } from 'storybook/test';
import { AccountPage } from '#app/pages/AccountPage.tsx';
import { overview } from '#content/account/overview.ts';
import { errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { notPictured, picturedAt } from '#storybook/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/AccountPage',
  component: AccountPage,
  parameters: { layout: 'fullscreen', route: '/account', ...picturedAt('desktop') },
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story({
  decorators: [withGateways(gatewaysForAccount(active))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(overview.states.active)).toBeVisible();
    await expect(document.title).toContain(overview.heading);
  },
});

const unreachable = new AppError('network/unreachable');

export const Failed = meta.story({
  tags: ['R-ACCOUNT-GATES'],
  decorators: [withGateways(gatewaysForAccount(null, { myAccount: () => Promise.reject(unreachable) }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorMessage(unreachable))).toBeVisible();
  },
});

export const SendsAnOwnerWithoutASubscriptionToTheSignUp = meta.story({
  tags: ['R-ACCOUNT-PATH'],
  parameters: notPictured('It shows another screen.'),
  decorators: [withAddress, withGateways(gatewaysForAccount(null))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/register');
  },
});
