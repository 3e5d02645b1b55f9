import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutPage } from '#app/pages/CheckoutPage.tsx';
import { funnel, wordsFor } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { brokenWorld, slowWorld, strangersWorld, worldOf } from '#stories/support/ownerWorlds.ts';
import { picturedAt } from '#stories/support/pictured.ts';
import { newcomer, registered, subscribed } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/CheckoutPage',
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    route: '/sign-up/checkout?plan=Yearly',
    ...picturedAt('phone', 'tablet', 'desktop'),
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = wordsFor(new AppError('network/unreachable'));

export const Loading: Story = { decorators: [withGateways(slowWorld())] };

export const Ready: Story = {
  decorators: [withGateways(worldOf(registered))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('quote-total')).toHaveTextContent('$468.00');
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

export const SendsAStrangerToSignIn: Story = {
  decorators: [withAddress, withGateways(strangersWorld())],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/signin');
  },
};

export const SendsAnUnregisteredOwnerToRegister: Story = {
  decorators: [withAddress, withGateways(worldOf(newcomer))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/register');
  },
};

export const WithoutAPlanGoesBackToThePlans: Story = {
  parameters: { route: '/sign-up/checkout' },
  decorators: [withAddress, withGateways(worldOf(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
};
