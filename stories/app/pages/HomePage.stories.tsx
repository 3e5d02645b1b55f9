import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '#app/pages/HomePage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates } from '#stories/support/gates.ts';
import { signedOutGateways } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';

const meta = {
  title: 'Pages/HomePage',
  component: HomePage,
  parameters: pageAt('/sign-up/home'),
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...gates.loading };

export const Ready: Story = {
  decorators: [withGateways(signedOutGateways())],
  play: async ({ canvas }) => {
    // The button appears when loading is done; the heading re-renders with it.
    await expect(await canvas.findByRole('button', { name: funnel.home.start })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: funnel.home.heading })).toBeVisible();
  },
};

export const Failed: Story = { ...gates.failed };

export const AlreadySubscribed: Story = { ...gates.alreadySubscribed };

export const SendsAnUnregisteredOwnerToRegister: Story = { ...gates.unregisteredToRegister };
