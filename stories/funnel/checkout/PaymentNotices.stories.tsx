import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { PopupBlockedNotice } from '#funnel/checkout/PaymentNotices.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { presses } from '#stories/support/presses.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/PaymentNotices',
  component: PopupBlockedNotice,
  decorators: [inColumn(440)],
  parameters: notPictured('It is pictured in PaymentCard.'),
  args: { leaving: false, onOpenPage: fn() },
});

export const OpensThePage = meta.story({ play: presses(funnel.checkout.pay.onPage, 'onOpenPage') });
