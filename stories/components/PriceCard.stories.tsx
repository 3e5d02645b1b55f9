import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { PriceCard } from '#components/PriceCard.tsx';
import { priceList } from '#domain/priceList.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/PriceCard',
  component: PriceCard,
  // A card is met under its section's heading.
  decorators: [
    (Story) => (
      <section>
        <h2 style={{ margin: '0 0 24px' }}>Pricing</h2>
        <Story />
      </section>
    ),
    inColumn(480),
  ],
  args: {
    name: 'Monthly',
    price: '$49',
    period: 'per month',
    notes: ['7-day free trial', 'Billed every month'],
    features: priceList.Monthly.features,
    action: (
      <ActionLink href="/sign-up/signin" variant="contained" size="large">
        Start with Monthly
      </ActionLink>
    ),
  },
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithBadge: Story = {
  args: {
    name: 'Yearly',
    badge: 'MOST POPULAR',
    price: '$29',
    notes: ['14-day free trial', 'Billed annually at $348', 'Save $240 per year'],
    action: (
      <ActionLink href="/sign-up/signin" variant="contained" size="large">
        Start with Yearly
      </ActionLink>
    ),
  },
};

export const LeadsIntoTheSignUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start with Monthly' })).toHaveAttribute(
      'href',
      '/sign-up/signin',
    );
  },
};
