import { ActionButton } from '#components/ActionButton.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { AccountCard } from '#account/frame/AccountCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/AccountCard',
  component: AccountCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { heading: 'Receipts', children: 'Nothing was charged yet.' },
});

export const Plain = meta.story();

export const WithAnAction = meta.story({
  args: {
    action: (
      <ActionButton variant="outlined" size="small">
        Download all (CSV)
      </ActionButton>
    ),
  },
});
