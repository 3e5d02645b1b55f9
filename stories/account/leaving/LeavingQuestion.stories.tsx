import { expect, fn } from 'storybook/test';
import { leaving as words } from '#content/account/leaving.ts';
import { register } from '#content/funnel/register.ts';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import {
  active,
  freeAccount,
  inTrial,
  paymentFailed,
  refunded,
  suspended,
} from '#stories/support/sampleAccounts.ts';
import { LeavingQuestion } from '#account/leaving/LeavingQuestion.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Leaving/LeavingQuestion',
  component: LeavingQuestion,
  ...inPhoneColumn,
  args: { account: active, state: { status: 'idle' as const }, onSubmit: fn(), onClose: fn() },
});

const { confirm } = words;

export const WhilePaid = meta.story({
  tags: ['R-LEAVE-CONSEQUENCES'],
  play: async ({ args, canvas, userEvent }) => {
    for (const words of [confirm.charges, confirm.access('January 27, 2027'), confirm.refund, confirm.kept])
      await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: confirm.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: '' });
  },
});
export const InTheTrial = meta.story({
  tags: ['R-LEAVE-CONSEQUENCES'],
  args: { account: inTrial },
  play: shows(confirm.trial('November 27, 2026'), confirm.trialOnce),
});
export const Refunded = meta.story({
  args: { account: refunded },
  play: shows(confirm.accessOver),
});
export const PaymentFailed = meta.story({
  tags: ['R-LEAVE-CONSEQUENCES'],
  parameters: notPictured('It looks like WhilePaid.'),
  args: { account: paymentFailed },
  play: shows(confirm.unpaid),
});
/** The notice above says so too: nothing works until the failed charge is paid. */
export const SuspendedUnpaid = meta.story({
  tags: ['R-LEAVE-CONSEQUENCES'],
  parameters: notPictured('It looks like WhilePaid.'),
  args: { account: suspended },
  play: shows(confirm.unpaid),
});
export const Free = meta.story({
  tags: ['R-LEAVE-CONSEQUENCES'],
  args: { account: freeAccount },
  play: shows(confirm.free),
});
export const WithAReason = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-LEAVE-REASON'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(confirm.reason), 'The season is over');
    await userEvent.click(canvas.getByRole('button', { name: confirm.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'The season is over' });
  },
});
/** Nothing of a pasted text is cut; a character is what a reader counts. */
export const WithAReasonThatIsTooLong = meta.story({
  parameters: notPictured('It looks like a field of the registration with an error.'),
  tags: ['R-LEAVE-REASON'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(confirm.reason);
    const most = limits.cancelReason.max;
    await userEvent.click(field);
    await userEvent.paste('🌮'.repeat(most + 1));
    await expect(field).toHaveAccessibleDescription(
      `${register.counter(most + 1, most)} ${registrationMessages.tooLong(most)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: confirm.submit }));
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('🌮'.repeat(most));
    await userEvent.click(canvas.getByRole('button', { name: confirm.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: '🌮'.repeat(most) });
  },
});
/** Keeping the subscription would not stop the request. */
export const Cancelling = meta.story({
  args: { state: { status: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: confirm.keep })).toBeDisabled();
  },
});
export const Unreachable = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
