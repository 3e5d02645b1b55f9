import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { PaymentScriptFailed } from '#funnel/checkout/PaymentScriptFailed.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = preview.meta({
  title: 'Funnel/Checkout/PaymentScriptFailed',
  component: PaymentScriptFailed,
  parameters: picturedAt('phone'),
  decorators: [inColumn(440)],
  args: { onRetry: fn() },
});

export const LoadsAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.checkout.pay.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
