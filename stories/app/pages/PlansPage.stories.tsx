import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlansPage } from '#app/pages/PlansPage.tsx';
import { funnel, wordsFor } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { brokenWorld, slowWorld, strangersWorld, worldOf } from '#stories/support/ownerWorlds.ts';
import { picturedAt } from '#stories/support/pictured.ts';
import { newcomer, registered, subscribed } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/PlansPage',
  component: PlansPage,
  parameters: { layout: 'fullscreen', route: '/sign-up/plans', ...picturedAt('phone', 'tablet', 'desktop') },
} satisfies Meta<typeof PlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = wordsFor(new AppError('network/unreachable'));

export const Loading: Story = { decorators: [withGateways(slowWorld())] };

export const Ready: Story = {
  decorators: [withGateways(worldOf(registered))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Monthly' })).toBeChecked();
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

export const TheAddressFollowsTheChoice: Story = {
  decorators: [withAddress, withGateways(worldOf(registered))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yearly' }));
    await expectAddress(canvasElement, '/sign-up/plans?plan=Yearly');
    await userEvent.click(canvas.getByRole('button', { name: funnel.plans.proceed }));
    await expectAddress(canvasElement, '/sign-up/checkout?plan=Yearly');
  },
};

export const AnUnknownPlanIsMonthly: Story = {
  ...Ready,
  parameters: { route: '/sign-up/plans?plan=Weekly' },
};
