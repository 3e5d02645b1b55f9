import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutPage } from '#app/pages/CheckoutPage.tsx';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/CheckoutPage',
  component: CheckoutPage,
  parameters: pageAt('/sign-up/checkout?plan=Yearly'),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...gates.loading };

export const Ready: Story = {
  decorators: [withGateways(gatewaysFor(registered))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('quote-total')).toHaveTextContent(listedPrice('Yearly', 3).text);
  },
};

export const Failed: Story = { ...gates.failed };

export const AlreadySubscribed: Story = { ...gates.alreadySubscribed };

export const SendsAStrangerToSignIn: Story = { ...gates.strangerToSignIn };

export const SendsAnUnregisteredOwnerToRegister: Story = { ...gates.unregisteredToRegister };

export const WithoutAPlanGoesBackToThePlans: Story = {
  parameters: { route: '/sign-up/checkout' },
  decorators: [withAddress, withGateways(gatewaysFor(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
};
