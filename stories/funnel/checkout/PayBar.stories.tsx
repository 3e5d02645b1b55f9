import { fn } from 'storybook/test';
import { PayBar } from '#funnel/checkout/PayBar.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = preview.meta({
  title: 'Funnel/Checkout/PayBar',
  component: PayBar,
  parameters: picturedAt('phone'),
  decorators: [inColumn(440)],
  args: { amount: '$0.00', onGoToPayment: fn() },
});

export const DueLater = meta.story();
export const DueToday = meta.story({ args: { amount: '$7,692.00' } });
