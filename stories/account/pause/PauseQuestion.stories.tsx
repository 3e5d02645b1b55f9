import { expect } from 'storybook/test';
import { dayIn } from '#domain/day.ts';
import { locale } from '#domain/language.ts';
import { AppError } from '#domain/errors.ts';
import { formatMoney } from '#domain/money.ts';
import { pause } from '#content/account/pause.ts';
import { PauseQuestion } from '#account/pause/PauseQuestion.tsx';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { active, sampleWaitingChange } from '#stories/support/sampleAccounts.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const { form: words } = pause;

const meta = preview.meta({
  title: 'Account/Pause/PauseQuestion',
  component: PauseQuestion,
  ...inPhoneColumn,
  args: { ...fakeOpened(true), account: active },
});

export const Asked = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-ACCOUNT-PAUSE'],
  play: async ({ args, canvas, userEvent }) => {
    const months = canvas.getAllByRole('radio');
    await expect(months).toHaveLength(6);
    await userEvent.click(months[2] as HTMLElement);
    const paidUntil = dayIn(locale)(new Date('2027-01-28T10:00:00Z'));
    await expect(canvas.getByText(words.kept(18, paidUntil))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(
      canvas.getByText(
        words.next(formatMoney(active.nextCharge), dayIn(locale)(new Date('2027-04-19T10:00:00Z'))),
      ),
    ).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(active.pauseOffers[2] ?? {}));
  },
});

const unpictured = { parameters: notPictured('It looks like Asked.') };

export const WithAChangeThatWaits = meta.story({
  ...unpictured,
  args: { account: { ...active, waitingChange: sampleWaitingChange } },
  play: shows(words.change),
});

export const Pausing = meta.story({
  ...unpictured,
  args: { state: { status: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.keep })).toBeDisabled();
  },
});

export const Refused = meta.story({
  ...unpictured,
  args: { state: { status: 'failed', error: new AppError('account/not-changeable') } },
});
