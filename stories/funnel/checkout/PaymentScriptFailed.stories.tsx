import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { PaymentScriptFailed } from '#funnel/checkout/PaymentScriptFailed.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Funnel/Checkout/PaymentScriptFailed',
  component: PaymentScriptFailed,
  parameters: picturedAt('phone'),
  decorators: [inColumn(440)],
  args: { onRetry: fn() },
} satisfies Meta<typeof PaymentScriptFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.checkout.pay.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
