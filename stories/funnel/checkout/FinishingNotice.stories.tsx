import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { FinishingNotice } from '#funnel/checkout/FinishingNotice.tsx';
import { presses } from '#stories/support/presses.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/FinishingNotice',
  component: FinishingNotice,
  decorators: [inColumn(520)],
  args: { slow: false, asking: true, error: null, onCheckAgain: fn() },
});

export const Asking = meta.story();
/** One calm message, for example after the network fails following the approval. */
export const WithoutAnAnswer = meta.story({
  args: { asking: false, error: new AppError('checkout/details-failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.checkout.finishing.safe);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const Slow = meta.story({
  parameters: notPictured('It looks like Notice, With Title And Action.'),
  args: { slow: true, asking: false },
});
export const SlowAndAsking = meta.story({ args: { slow: true } });

export const ChecksAgain = meta.story({
  args: { slow: true, asking: false },
  play: presses(funnel.checkout.finishing.check, 'onCheckAgain'),
});
