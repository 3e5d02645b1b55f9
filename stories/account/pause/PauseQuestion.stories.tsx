import { expect } from 'storybook/test';
import { AppError } from '#domain/errors.ts';
import { pause } from '#content/account/pause.ts';
import { PauseQuestion } from '#account/pause/PauseQuestion.tsx';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { active, sampleWaitingChange } from '#stories/support/sampleAccounts.ts';
import preview from '#storybook/preview.tsx';

const { form: words } = pause;
const price = { amount: active.subscription.total, currency: active.subscription.currency };
const inTwelveDays = new Date(Date.now() + 12 * 86_400_000).toISOString();
const account = { ...active, nextCharge: { at: inTwelveDays, ...price } };

const meta = preview.meta({
  title: 'Account/Pause/PauseQuestion',
  component: PauseQuestion,
  ...inPhoneColumn,
  parameters: {
    ...inPhoneColumn.parameters,
    ...notPictured('Its months are those after the day it is opened on.'),
  },
  args: { ...fakeOpened(true), account },
});

export const Asked = meta.story({
  parameters: alsoInSpanish,
  play: async ({ args, canvas, userEvent }) => {
    const months = canvas.getAllByRole('radio');
    await expect(months).toHaveLength(6);
    await userEvent.click(months[2] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    const { until, nextChargeAt } = (
      args.onSubmit as unknown as { mock: { calls: [[{ until: string; nextChargeAt: string }]] } }
    ).mock.calls[0][0];
    await expect(Date.parse(nextChargeAt) - Date.parse(until)).toBe(12 * 86_400_000);
  },
});

export const WithAChangeThatWaits = meta.story({
  args: { account: { ...account, waitingChange: sampleWaitingChange } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.change)).toBeVisible();
  },
});

export const Pausing = meta.story({ args: { state: { status: 'busy' } } });

export const Refused = meta.story({
  args: { state: { status: 'failed', error: new AppError('account/not-changeable') } },
});
