import { expect } from 'storybook/test';
import { BooksPart } from '#account/addresses/BooksPart.tsx';
import { addresses } from '#content/account/addresses.ts';
import { AppError } from '#domain/errors.ts';
import { fakeAction, fakeOpened } from '#stories/support/fakeAccount.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { lacks, says, shows } from '#stories/support/plays.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { books: words } = addresses;
const email = 'books@example.com';
const done = { status: 'done', answer: undefined } as const;

const meta = preview.meta({
  title: 'Account/Addresses/BooksPart',
  component: BooksPart,
  ...inPhoneColumn,
  args: { owner: sampleOwner, books: null, naming: fakeOpened(), stopping: fakeAction() },
});

export const Asked = meta.story({
  parameters: alsoInSpanish,
  args: { naming: fakeOpened(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.label)).toBeVisible();
  },
});
export const WaitingForConfirmation = meta.story({
  args: { books: { email, confirmed: false }, naming: fakeOpened(false, done) },
});
/** No copies are sent yet, so there are none to stop. */
export const RemovesAnUnconfirmedAddress = WaitingForConfirmation.extend({
  parameters: notPictured('It looks like Waiting For Confirmation.'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(words.stop)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.withdraw }));
    await expect(args.stopping.run).toHaveBeenCalledOnce();
  },
});
export const RemovingAnUnconfirmedAddress = WaitingForConfirmation.extend({
  parameters: notPictured('It is Waiting For Confirmation with a busy button.'),
  args: { stopping: fakeAction({ status: 'busy' }) },
  play: async (context) => {
    await shows(['button', { name: words.withdrawBusy }])(context);
    await lacks(words.stopBusy)(context);
  },
});
export const Confirmed = meta.story({
  args: { books: { email, confirmed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.stop }));
    await expect(args.stopping.run).toHaveBeenCalledOnce();
  },
});
export const NotStopped = meta.story({
  parameters: notPictured('It is Confirmed with a message.'),
  args: {
    books: { email, confirmed: true },
    stopping: fakeAction({ status: 'failed', error: new AppError('network/unreachable') }),
  },
});
/** Also after an address was removed that never got a copy. */
export const Stopped = meta.story({
  parameters: notPictured('It is the closed row with a message.'),
  args: { stopping: fakeAction(done) },
  play: says('group', /^Address removed\./u),
});
