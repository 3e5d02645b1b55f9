import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { PaymentScriptFailed } from '#funnel/checkout/PaymentScriptFailed.tsx';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/PaymentScriptFailed',
  component: PaymentScriptFailed,
  decorators: [inColumn(440)],
  args: { onRetry: fn() },
});

/** The button's own file failed to load, for example offline or after a deployment. */
export const ButtonLost = meta.story({
  tags: ['R-ERROR-LOST-FILE'],
  args: { ownFile: true },
  play: presses(funnel.retry, 'onRetry'),
});

export const LoadsAgain = meta.story({
  play: presses(funnel.checkout.pay.retry, 'onRetry'),
});

/** After a retry failed too: PayPal's own page needs no script. */
export const FailedAgain = meta.story({
  args: { onOpenPage: fn() },
  parameters: alsoInSpanish,
  play: presses(funnel.checkout.pay.onPage, 'onOpenPage'),
});
