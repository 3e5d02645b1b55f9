import { PauseNotice } from '#account/pause/PauseNotice.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { active, paused, pauseFailed, pauseIn } from '#stories/support/sampleAccounts.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Pause/PauseNotice',
  component: PauseNotice,
  ...inPhoneColumn,
  args: { account: paused, done: null },
});

export const Paused = meta.story({ args: { done: 'paused' } });
export const NotYetConfirmed = meta.story({
  parameters: notPictured('It is Paused with other words.'),
  args: { account: pauseIn('asked') },
});
export const StartingAgain = meta.story({
  parameters: notPictured('It is Paused with other words.'),
  args: { account: pauseIn('resuming') },
});
export const Failed = meta.story({ args: { account: pauseFailed } });
export const StartedAgain = meta.story({
  parameters: notPictured('It is Paused with other words.'),
  args: { account: active, done: 'resumed' },
});
