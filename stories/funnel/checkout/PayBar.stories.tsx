import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { PayBar } from '#funnel/checkout/PayBar.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Funnel/Checkout/PayBar',
  component: PayBar,
  parameters: picturedAt('phone'),
  decorators: [inColumn(440)],
  args: { amount: '$0.00', onGoToPayment: fn() },
} satisfies Meta<typeof PayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DueLater: Story = {};
export const DueToday: Story = { args: { amount: '$7,692.00' } };
