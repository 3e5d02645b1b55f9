import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { FallbackCard } from '#funnel/checkout/FallbackCard.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Funnel/Checkout/FallbackCard',
  component: FallbackCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn(520)],
  args: { plan: 'Monthly', onReload: fn() },
} satisfies Meta<typeof FallbackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Yearly: Story = { args: { plan: 'Yearly' } };

export const LoadsThePricesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.plans.fallback.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
