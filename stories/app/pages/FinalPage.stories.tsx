import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FinalPage } from '#app/pages/FinalPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { worldOf } from '#stories/support/ownerWorlds.ts';
import { picturedAt } from '#stories/support/pictured.ts';
import { registered, subscribed } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/FinalPage',
  component: FinalPage,
  parameters: { layout: 'fullscreen', route: '/sign-up/final', ...picturedAt('phone', 'tablet', 'desktop') },
} satisfies Meta<typeof FinalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...gates.loading };

export const Ready: Story = {
  decorators: [withGateways(worldOf(subscribed))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: funnel.final.heading })).toBeVisible();
  },
};

export const Failed: Story = { ...gates.failed };

export const SendsAStrangerToSignIn: Story = { ...gates.strangerToSignIn };

export const SendsAnOwnerWithoutASubscriptionToThePlans: Story = {
  decorators: [withAddress, withGateways(worldOf(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
};
