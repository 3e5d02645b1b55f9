import { expect, fn } from 'storybook/test';
import { leaving } from '#content/account/leaving.ts';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { RemovalQuestion } from '#account/data/RemovalQuestion.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { active, cancelled, ended, freeAccount } from '#stories/support/sampleAccounts.ts';
import { lacks, presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/RemovalQuestion',
  component: RemovalQuestion,
  ...inPhoneColumn,
  args: {
    account: active,
    state: { status: 'idle' as const },
    onSubmit: fn(),
    onClose: fn(),
    onSignInAgain: fn(),
  },
});

const { confirm: words } = yourData.remove;

export const Asked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.label), ' “Delete”.{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const NotTyped = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-OWN-DELETION'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByText(words.wrong)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Deleting = meta.story({
  args: { state: { status: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.keep })).toBeDisabled();
  },
});
export const Unreachable = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
export const SignedInTooLongAgo = meta.story({
  args: { state: { status: 'failed', error: new AppError('account/recent-login-required') } },
  play: presses(words.signIn, 'onSignInAgain'),
});
/** The deletion ends nothing that has ended before. */
export const AfterTheEnd = meta.story({
  parameters: notPictured('It looks like Asked, with a paragraph less.'),
  args: { account: ended },
  play: lacks(words.access),
});
export const OfAFreeSubscription = meta.story({
  parameters: notPictured('It looks like Asked.'),
  args: { account: freeAccount },
  play: async (context) => {
    await shows(leaving.confirm.free)(context);
    await lacks(words.access)(context);
  },
});
/** The owner came back with a free coupon, and has paid time left. */
export const OfAFreeSubscriptionAfterAPaidOne = meta.story({
  parameters: notPictured('It looks like Asked.'),
  args: { account: { ...freeAccount, receipts: active.receipts } },
  play: async (context) => {
    await shows(words.access)(context);
    await lacks(leaving.confirm.free)(context);
  },
});
/** Its price is nothing, but the paid time before it still runs. */
export const OfACanceledFreeSubscription = OfAFreeSubscriptionAfterAPaidOne.extend({
  args: { account: { ...cancelled, subscription: freeAccount.subscription } },
});
