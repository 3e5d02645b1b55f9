import { accountStates } from '#domain/account.ts';
import { StatusPill } from '#account/overview/StatusPill.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Overview/StatusPill',
  component: StatusPill,
  ...inPhoneColumn,
  args: { state: 'active' },
});

/** Every state; words tell them apart, colours only help. */
export const Every = meta.story({
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {accountStates.map((state) => (
        <StatusPill key={state} state={state} />
      ))}
    </p>
  ),
});
