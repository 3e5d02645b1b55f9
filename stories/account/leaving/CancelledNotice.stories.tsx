import { leaving as words } from '#content/account/leaving.ts';
import { cancelledInTrial, ended } from '#stories/support/sampleAccounts.ts';
import { CancelledNotice } from '#account/leaving/CancelledNotice.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Leaving/CancelledNotice',
  component: CancelledNotice,
  ...inPhoneColumn,
  args: { account: cancelledInTrial },
});

export const UntilADay = meta.story({
  play: says('group', words.done.until('November 27, 2026')),
});
/** After a cancellation, with the name of its state. */
export const Done = meta.story({ args: { account: ended } });
