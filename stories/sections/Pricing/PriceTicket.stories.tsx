import type { Meta, StoryObj } from '@storybook/react-vite';
import { landing } from '#content/landing.ts';
import { PriceTicket } from '#sections/Pricing/PriceTicket.tsx';
import { inColumn } from '#stories/support/frames.tsx';

const [monthly, yearly] = landing.pricing.plans;

const meta = {
  title: 'Sections/Pricing/PriceTicket',
  component: PriceTicket,
  decorators: [inColumn(480)],
  args: { ...monthly, href: '/sign-up/signin' },
} satisfies Meta<typeof PriceTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Yearly: Story = { args: yearly };
