import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterPage } from '#app/pages/RegisterPage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { newcomer } from '#stories/support/samples.ts';

const meta = {
  title: 'Pages/RegisterPage',
  component: RegisterPage,
  parameters: pageAt('/sign-up/register'),
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...gates.loading };

export const Ready: Story = {
  decorators: [withGateways(gatewaysFor(newcomer))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(funnel.register.fullName.label)).toBeVisible();
  },
};

export const Failed: Story = { ...gates.failed };

export const AlreadySubscribed: Story = { ...gates.alreadySubscribed };

export const SendsAStrangerToSignIn: Story = { ...gates.strangerToSignIn };
