import { fn } from 'storybook/test';
import { PayBar } from '#funnel/checkout/PayBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/PayBar',
  component: PayBar,
  decorators: [
    // An order longer than the screen.
    (Story) => (
      <div style={{ height: 160, overflow: 'auto', padding: '0 16px' }}>
        <div style={{ height: 400 }} />
        <Story />
      </div>
    ),
  ],
  args: { amount: '$0.00', onGoToPayment: fn() },
});

export const DueLater = meta.story();
export const DueToday = meta.story({ args: { amount: '$7,692.00' } });
