import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '#app/pages/HomePage.tsx';
import { funnel, wordsFor } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { brokenWorld, slowWorld, strangersWorld, worldOf } from '#stories/support/ownerWorlds.ts';
import { picturedAt } from '#stories/support/pictured.ts';
import { newcomer, subscribed } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen', route: '/sign-up/home', ...picturedAt('phone', 'tablet', 'desktop') },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = wordsFor(new AppError('network/unreachable'));

export const Loading: Story = { decorators: [withGateways(slowWorld())] };

export const Ready: Story = {
  decorators: [withGateways(strangersWorld())],
  play: async ({ canvas }) => {
    // The button tells that loading is over; the heading is drawn anew with it.
    await expect(await canvas.findByRole('button', { name: funnel.home.start })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: funnel.home.heading })).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withGateways(brokenWorld())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(unreachable)).toBeVisible();
  },
};

export const AlreadySubscribed: Story = {
  decorators: [withGateways(worldOf(subscribed))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(funnel.alreadySubscribed.heading)).toBeVisible();
  },
};

export const SendsAnUnregisteredOwnerToRegister: Story = {
  decorators: [withAddress, withGateways(worldOf(newcomer))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/register');
  },
};
