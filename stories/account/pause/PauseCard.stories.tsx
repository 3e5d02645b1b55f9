import { expect, fn } from 'storybook/test';
import { AppError } from '#domain/errors.ts';
import { pause as words } from '#content/account/pause.ts';
import { PauseCard } from '#account/pause/PauseCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { fakeAction, fakePausing } from '#stories/support/fakeAccount.ts';
import { active, paused, pausedNotLongAgo } from '#stories/support/sampleAccounts.ts';
import { lacks, shows } from '#stories/support/plays.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Pause/PauseCard',
  component: PauseCard,
  ...inPhoneColumn,
  args: { ...fakePausing(), account: active },
});

export const Offered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await expect(args.question.onOpen).toHaveBeenCalledOnce();
  },
});

export const PausedNotLongAgo = meta.story({
  parameters: notPictured('A sentence alone.'),
  args: { account: pausedNotLongAgo },
  play: async (context) => {
    await shows(words.again('February 3, 2027'))(context);
    await lacks(['button', { name: words.open }])(context);
  },
});

export const Paused = meta.story({
  tags: ['R-ACCOUNT-PAUSED'],
  args: { account: paused, resuming: { ...fakeAction(), run: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.resume.submit }));
    await expect(args.resuming.run).toHaveBeenCalledOnce();
  },
});

export const Resuming = meta.story({
  parameters: notPictured('It is Paused with a busy button.'),
  args: { account: paused, resuming: fakeAction({ status: 'busy' }) },
});

export const ResumingFailed = meta.story({
  parameters: notPictured('It is Paused with a message.'),
  args: {
    account: paused,
    resuming: fakeAction({ status: 'failed', error: new AppError('network/unreachable') }),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect();
    const { top } = canvas.getByText(/^Curbwise starts right away/u).getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(16);
  },
});
