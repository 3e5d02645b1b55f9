import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionButton } from '#components/ActionButton.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { AccountCard } from '#account/frame/AccountCard.tsx';

const meta = {
  title: 'Account/Frame/AccountCard',
  component: AccountCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { heading: 'Receipts', children: 'Nothing was charged yet.' },
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAnAction: Story = {
  args: {
    action: (
      <ActionButton variant="outlined" size="small">
        Download all (CSV)
      </ActionButton>
    ),
  },
};
