import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountScreen } from '#account/AccountScreen.tsx';
import { addresses } from '#content/account/addresses.ts';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { pause } from '#content/account/pause.ts';
import type { Account } from '#domain/account.ts';
import { termsText } from '#domain/changedTerms.ts';
import { dayIn } from '#domain/day.ts';
import { locale } from '#domain/language.ts';
import { lastDay } from '#domain/trial.ts';
import { overview } from '#content/account/overview.ts';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { gatewaysForAccount, withStatefulAccount } from '#stories/support/accountGateways.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { lookAway, press } from '#stories/support/flow.ts';
import { downloaded, spyOnDownloads } from '#stories/support/spyOnDownloads.ts';
import { notPictured } from '#storybook/pictured.ts';
import {
  active,
  cancelledInTrial,
  inTrial,
  pauseIn,
  sampleChange,
  sampleWaitingChange,
  withWaitingChange,
} from '#stories/support/sampleAccounts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/AccountScreen',
  component: AccountScreen,
  parameters: {
    layout: 'fullscreen',
    ...notPictured('Its states are pictured in AccountView and AccountGate.'),
  },
  args: {
    approved: null,
    onSignedOut: fn(),
    onNoSubscription: fn(),
    onComeBack: fn(),
    onLogout: fn(),
    onSignInAgain: fn(),
    onDeleted: fn(),
  },
});

const { remove } = yourData;

const cancelSubscription = fn(() => Promise.resolve(cancelledInTrial));

/** Cancels in two clicks; an extra early click has no effect. */
export const CancelsOnce = meta.story({
  tags: ['R-LEAVE-ONCE'],
  decorators: [withGateways(gatewaysForAccount(inTrial, { cancelSubscription }))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const end = new Date(inTrial.subscription.trialEndsAt);
    const day = dayIn(locale);
    const last = day(lastDay(end));
    const timesNamed = (one: string) =>
      canvasElement.textContent.replaceAll('\u00A0', ' ').split(one).length - 1;
    await userEvent.click(await canvas.findByRole('button', { name: leaving.cancel }));
    await expect(canvas.getByText(leaving.confirm.trial(last))).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: leaving.confirm.submit }));
    const done = await canvas.findByText(leaving.done.title);
    // The notice, the ticket's figure and its timeline name the last day; the day after is only that of a first charge.
    await expect(timesNamed(last)).toBe(3);
    await expect(canvas.getByText(leaving.comeBack.later(day(end)))).toBeVisible();
    await expect(timesNamed(day(end))).toBe(1);
    await expect(canvas.queryByText(leaving.confirm.heading)).toBeNull();
    await expect(done.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(cancelSubscription).toHaveBeenCalledOnce();
    await expect(cancelSubscription).toHaveBeenCalledWith({ reason: null });
  },
});

export const StaysWhereItCannotBeDeleted = meta.story({
  decorators: [
    withGateways(
      gatewaysForAccount(inTrial, {
        deleteAccount: () => Promise.reject(new AppError('network/unreachable')),
      }),
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: remove.open }));
    await userEvent.type(await canvas.findByLabelText(remove.confirm.label), remove.confirm.word);
    await userEvent.click(canvas.getByRole('button', { name: remove.confirm.submit }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});

/**
 * Whichever row opens a panel has the focus again once the panel is closed without an action. Meanwhile the panel has the main
 * button of the page.
 */
export const KeepsAndGivesTheFocusBack = meta.story({
  tags: ['R-ACCOUNT-FOCUS-BACK', 'R-ACCOUNT-FOCUS-OPEN', 'R-ACCOUNT-ESCAPE'],
  decorators: [
    withGateways(
      gatewaysForAccount({ ...active, receipts: [] }, { exportMyData: () => Promise.resolve({}) }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const dashboard = await canvas.findByRole('link', { name: shared.links.dashboard.label });
    const asMainButton = dashboard.className;
    const buttons = () => within(canvas.getByRole('main')).getAllByRole('button');
    const lost: string[] = [];
    const rivals: string[] = [];
    let panels = 0;
    const closings = [
      (panel: HTMLElement) => userEvent.click(within(panel).getAllByRole('button').at(-1)!),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const at of buttons().keys()) {
      for (const close of closings) {
        const opener = buttons()[at]!;
        await userEvent.click(opener);
        if (opener.isConnected) continue;
        panels += 1;
        await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'H3'));
        if (dashboard.className === asMainButton) rivals.push(opener.textContent);
        await close(document.activeElement!.parentElement!);
        if (document.activeElement !== buttons()[at]) lost.push(opener.textContent);
      }
    }
    await expect(lost).toEqual([]);
    await expect(rivals).toEqual([]);
    await expect(panels).toBe(8 * closings.length);
  },
});

const stillPausing = gatewaysForAccount(active, {
  pauseSubscription: () => Promise.resolve(pauseIn('asked')),
});

/** The provider has not confirmed the pause yet: the message says so, where the confirmation would be. */
export const PausesALittleLater = meta.story({
  tags: ['R-ACCOUNT-FOCUS-DONE'],
  decorators: [withGateways(stillPausing)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pause.open }));
    await userEvent.click(await canvas.findByRole('button', { name: pause.form.submit }));
    await expect(
      await canvas.findByRole('group', { name: new RegExp(`^${pause.asked.title}`, 'u') }),
    ).toHaveFocus();
  },
});

const { posDevices, interval, total } = sampleWaitingChange;
const changed: Account = {
  ...active,
  subscription: { ...active.subscription, posDevices, interval, total },
};
const pauseSubscription = fn(async () => active);
const [, ...laterOffers] = active.pauseOffers;
const aMonthLater: Account[] = [];

/** A month passes while the question is open: the chosen one stays. */
export const PausesWhenAMonthHasPassed = meta.story({
  parameters: notPictured('It looks like PauseQuestion.'),
  decorators: [
    withGateways(
      gatewaysForAccount(null, {
        myAccount: () => Promise.resolve(aMonthLater.shift() ?? active),
        pauseSubscription,
      }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pause.open }));
    await userEvent.click((await canvas.findAllByRole('radio')).at(-1)!);
    aMonthLater.push({ ...active, pauseOffers: laterOffers });
    lookAway();
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(laterOffers.length));
    await expect(canvas.getAllByRole('radio').at(-1)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: pause.form.submit }));
    const { until, nextChargeAt } = laterOffers.at(-1)!;
    await expect(pauseSubscription).toHaveBeenCalledWith({ until, nextChargeAt });
  },
});

const answers = [withWaitingChange, withWaitingChange, changed];

/** Back from PayPal, whose confirmation arrives a moment later. */
export const ReturnedAMomentEarly = meta.story({
  tags: ['R-ACCOUNT-LAST-RESULT'],
  args: { approved: termsText(sampleWaitingChange) },
  decorators: [
    withGateways(gatewaysForAccount(null, { myAccount: () => Promise.resolve(answers.shift() ?? changed) })),
  ],
  beforeEach: () => void answers.splice(0, answers.length, withWaitingChange, changed),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(change.waiting.returned)).toBeVisible();
    await expect(await canvas.findByText(change.agreed.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: leaving.cancel }));
    await expect(canvas.queryByText(change.agreed.title)).toBeNull();
  },
});

export const Withdraws = meta.story({
  args: { approved: termsText(sampleWaitingChange) },
  decorators: [
    withGateways(gatewaysForAccount(withWaitingChange, { withdrawChange: () => Promise.resolve(active) })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: change.waiting.withdraw }));
    await expect(await canvas.findByText(change.withdrawn.title)).toBeVisible();
    await expect(canvas.queryByText(change.agreed.title)).toBeNull();
    await expect(canvas.getByText(overview.states.active)).toBeVisible();
  },
});

/** Escape would lose what was typed. */
export const KeepsWhatWasTyped = meta.story({
  tags: ['R-ACCOUNT-ESCAPE'],
  decorators: [withGateways(gatewaysForAccount(active))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: leaving.cancel }));
    await userEvent.type(canvas.getByLabelText(leaving.confirm.reason), 'The season is over{Escape}');
    await expect(canvas.getByLabelText(leaving.confirm.reason)).toHaveValue('The season is over');
  },
});

const { books } = addresses;

/** The message of a result stays until the owner's next action, and no longer. Where its button is gone, it has the focus. */
export const SaysOnlyTheLastResult = meta.story({
  tags: ['R-ACCOUNT-LAST-RESULT', 'R-ACCOUNT-FOCUS-DONE'],
  decorators: [withStatefulAccount],
  beforeEach: spyOnDownloads,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const messages = [
      pause.paused.title,
      pause.resumed.title,
      books.asked('books@example.com'),
      books.stopped,
      change.withdrawn.title,
      yourData.profile.saved,
      yourData.export.done,
    ];
    const expectMessage = async (expected: string | null) => {
      await waitFor(() =>
        expect(messages.filter((message) => canvasElement.textContent.includes(message))).toEqual(
          expected === null ? [] : [expected],
        ),
      );
    };
    const nameBooks = async () => {
      await press(context, books.open);
      await userEvent.type(await canvas.findByLabelText(books.label), 'books@example.com{Enter}');
      await expectMessage(books.asked('books@example.com'));
    };
    const stop = async () => {
      await press(context, books.withdraw);
      await expectMessage(books.stopped);
    };
    const pauseNow = async () => {
      await press(context, pause.open);
      await press(context, pause.form.submit);
      await expectMessage(pause.paused.title);
    };
    const resume = async () => {
      await press(context, pause.resume.submit);
      await expectMessage(pause.resumed.title);
    };
    await nameBooks();
    await stop();
    await press(context, books.open);
    await press(context, books.keep);
    await expectMessage(null);
    await nameBooks();
    await stop();
    await pauseNow();
    await resume();
    await press(context, yourData.profile.open);
    await press(context, yourData.profile.submit);
    await expectMessage(yourData.profile.saved);
    await expect(canvas.getByRole('group', { name: yourData.profile.saved })).toHaveFocus();
    await press(context, yourData.export.submit);
    await expectMessage(yourData.export.done);
    await expect(downloaded).toHaveBeenCalledWith(yourData.export.fileName);
    const elsewhere = window.elsewhere!;
    await elsewhere.otherTab.requestChange({
      plan: 'Monthly',
      posDevices: 5,
      shown: sampleChange('Monthly', 5, inTrial),
    });
    lookAway();
    await press(context, change.waiting.withdraw);
    await expectMessage(change.withdrawn.title);
    await elsewhere.otherTab.requestChange({
      plan: 'Monthly',
      posDevices: 6,
      shown: sampleChange('Monthly', 6, inTrial),
    });
    lookAway();
    await expect(await canvas.findByText(change.waiting.title)).toBeVisible();
    await elsewhere.agree();
    lookAway();
    await waitFor(() => expect(canvas.queryByText(change.waiting.title)).toBeNull());
    await expectMessage(null);
  },
});
