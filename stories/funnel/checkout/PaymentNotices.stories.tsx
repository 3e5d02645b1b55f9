import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { FailedNotice, PayOnPageButton, PopupBlockedNotice } from '#funnel/checkout/PaymentNotices.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { presses } from '#stories/support/presses.ts';
import preview from '#storybook/preview.tsx';
import { fakePayment } from '../../support/fakePayment.ts';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/PaymentNotices',
  component: PopupBlockedNotice,
  subcomponents: { PayOnPageButton },
  decorators: [inColumn(440)],
  parameters: notPictured('It is pictured in PaymentCard.'),
  args: { leaving: false, onOpenPage: fn() },
});

export const OpensThePage = meta.story({ play: presses(funnel.checkout.pay.onPage, 'onOpenPage') });

/** Any other failure, in its own words. */
export const Failed = meta.story({
  render: () => (
    <FailedNotice error={new AppError('checkout/details-failed')} payment={fakePayment({ status: 'idle' })} />
  ),
});
