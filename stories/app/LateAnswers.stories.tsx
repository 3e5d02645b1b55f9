import { expect, fn, waitFor } from 'storybook/test';
import { AccountScreen } from '#account/AccountScreen.tsx';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { pause } from '#content/account/pause.ts';
import { yourData } from '#content/account/yourData.ts';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { cancelledInTrial, inTrial, paused, sampleChange } from '#stories/support/sampleAccounts.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/LateAnswers',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', ...notPictured('Its states are pictured in AccountView.') },
  args: {
    returned: false,
    onSignedOut: fn(),
    onNoSubscription: fn(),
    onComeBack: fn(),
    onLogout: fn(),
    onSignInAgain: fn(),
    onDeleted: fn(),
  },
});

/** A call whose response the story sends. */
function slow<Answer>(answer: Answer) {
  let resolve: () => void = () => undefined;
  const call = fn(
    () =>
      new Promise<Answer>((settle) => {
        resolve = () => settle(answer);
      }),
  );
  return { call, answer: () => resolve() };
}

const owning = (answers: Partial<AccountGateway>) => ({
  decorators: [withGateways(gatewaysForAccount(inTrial, answers))],
});

/** Waits two frames, so that React has rendered the effects of a response. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const cancelling = slow(cancelledInTrial);

/** 'Keep my subscription' is disabled during the cancellation request, because it would not stop the request. */
export const Cancels = meta.story({
  ...owning({ cancelSubscription: cancelling.call }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: leaving.cancel }));
    await userEvent.click(canvas.getByRole('button', { name: leaving.confirm.submit }));
    await expect(canvas.getByRole('button', { name: leaving.confirm.keep })).toBeDisabled();
    cancelling.answer();
    await expect(await canvas.findByText(leaving.done.title)).toBeVisible();
    await expect(canvas.queryByText(leaving.confirm.heading)).toBeNull();
  },
});

const pausing = slow(paused);

export const Pauses = meta.story({
  ...owning({ pauseSubscription: pausing.call }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pause.open }));
    await userEvent.click(await canvas.findByRole('button', { name: pause.form.submit }));
    await expect(canvas.getByRole('button', { name: pause.form.keep })).toBeDisabled();
    pausing.answer();
    await expect(await canvas.findByText(pause.paused.title)).toBeVisible();
    await expect(canvas.queryByText(pause.form.heading)).toBeNull();
  },
});

const deleting = slow(undefined);
const { remove } = yourData;

export const Deletes = meta.story({
  ...owning({ deleteAccount: deleting.call }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: remove.open }));
    await userEvent.type(await canvas.findByLabelText(remove.confirm.label), remove.confirm.word);
    await userEvent.click(canvas.getByRole('button', { name: remove.confirm.submit }));
    await expect(canvas.getByRole('button', { name: remove.confirm.keep })).toBeDisabled();
    await expect(args.onDeleted).not.toHaveBeenCalled();
    deleting.answer();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
});

const pricing = slow(sampleChange('Yearly', 4));

/** The owner left the panel during the price request; the response does not reopen the panel. */
export const AsksForAPrice = meta.story({
  ...owning({ previewChange: pricing.call }),
  play: async ({ canvas, userEvent }) => {
    pricing.call.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: change.open }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Yearly/u }));
    await waitFor(() => expect(pricing.call).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: change.form.keep }));
    await expect(canvas.getByRole('button', { name: change.open })).toHaveFocus();
    pricing.answer();
    await drawn();
    await expect(canvas.queryByRole('button', { name: change.form.keep })).toBeNull();
    await expect(canvas.getByRole('button', { name: change.open })).toBeVisible();
  },
});
