import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FinalPage } from '#app/pages/FinalPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered, subscribed } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/FinalPage',
  component: FinalPage,
  parameters: pageAt('/sign-up/final'),
} satisfies Meta<typeof FinalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...gates.loading };

export const Ready: Story = {
  decorators: [withGateways(gatewaysFor(subscribed))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: funnel.final.heading })).toBeVisible();
  },
};

export const Failed: Story = { ...gates.failed };

export const SendsAStrangerToSignIn: Story = { ...gates.strangerToSignIn };

export const SendsAnOwnerWithoutASubscriptionToThePlans: Story = {
  decorators: [withAddress, withGateways(gatewaysFor(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
};
