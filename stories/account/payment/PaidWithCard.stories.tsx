import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active, cancelled, freeAccount } from '#stories/support/sampleAccounts.ts';
import { PaidWithCard } from '#account/payment/PaidWithCard.tsx';

const meta = {
  title: 'Account/Payment/PaidWithCard',
  component: PaidWithCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { account: active },
} satisfies Meta<typeof PaidWithCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPayPal: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: change.payment.link });
    await expect(link).toHaveAttribute('href', active.providerUrl);
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
export const NoLonger: Story = { args: { account: cancelled } };
export const Free: Story = { args: { account: freeAccount } };
