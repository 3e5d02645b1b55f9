import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { FinishingNotice } from '#funnel/checkout/FinishingNotice.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Funnel/Checkout/FinishingNotice',
  component: FinishingNotice,
  parameters: picturedAt('phone'),
  decorators: [inColumn(520)],
  args: { slow: false, asking: true, error: null, onCheckAgain: fn() },
} satisfies Meta<typeof FinishingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
/** One calm message, as when the network is cut after the approval. */
export const WithoutAnAnswer: Story = {
  args: { asking: false, error: new AppError('checkout/details-failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.checkout.finishing.safe);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const Slow: Story = { args: { slow: true, asking: false } };
export const SlowAndAsking: Story = { args: { slow: true } };

export const ChecksAgain: Story = {
  args: { slow: true, asking: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.checkout.finishing.check }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};
