import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overview } from '#content/account/overview.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active, paymentFailed, suspended } from '#stories/support/sampleAccounts.ts';
import { PaymentTrouble } from '#account/overview/PaymentTrouble.tsx';

const meta = {
  title: 'Account/Overview/PaymentTrouble',
  component: PaymentTrouble,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { account: paymentFailed },
} satisfies Meta<typeof PaymentTrouble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('tries again by itself on February 2, 2027');
    await expect(canvas.getByRole('link', { name: overview.paymentFailed.action })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
export const DoesNotTryAgain: Story = {
  args: {
    account: { ...paymentFailed, failedPayment: suspended.failedPayment },
  },
};
export const Suspended: Story = { args: { account: suspended } };
/** Nothing is wrong, so nothing is shown. */
export const NoTrouble: Story = {
  args: { account: active },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
