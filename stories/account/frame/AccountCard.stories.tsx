import { ActionButton } from '#components/ActionButton.tsx';
import { AccountCard } from '#account/frame/AccountCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/AccountCard',
  component: AccountCard,
  ...inPhoneColumn,
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
