import { expect, fn } from 'storybook/test';
import { AccountView } from '#account/AccountView.tsx';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { overview } from '#content/account/overview.ts';
import { pause } from '#content/account/pause.ts';
import { funnel } from '#content/index.ts';
import {
  fakeChange,
  fakeConsent,
  fakeOpened,
  fakePausing,
  fakeYourData,
} from '#stories/support/fakeAccount.ts';
import { receipts } from '#content/account/receipts.ts';
import { alsoInSpanish, notPictured, screenPictures, viewports } from '#storybook/pictured.ts';
import {
  active,
  cancelled,
  cancelledInTrial,
  ended,
  freeAccount,
  inTrial,
  paused,
  pausedNotLongAgo,
  pauseFailed,
  pauseIn,
  paymentFailed,
  sampleWaitingChange,
  suspended,
  refunded,
  withWaitingChange,
} from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { lacks, presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/AccountView',
  component: AccountView,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    owner: sampleOwner,
    account: inTrial,
    today: new Date('2026-11-22T09:30:00Z'),
    change: fakeChange(),
    consent: fakeConsent(),
    pausing: fakePausing(),
    leaving: fakeOpened(),
    yourData: fakeYourData(),
    onComeBack: fn(),
    onLogout: fn(),
    onSignInAgain: fn(),
  },
});

const later = new Date('2027-01-10T14:00:00Z');

// First, because the first story is pictured on a laptop too, and an account that has paid shows the most.
export const Active = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-ACCOUNT-STATES'],
  args: { account: active, today: later },
});

export const Trial = meta.story({});

export const TrialSaysWhenItEnds = meta.story({
  parameters: notPictured('Trial is pictured.'),
  tags: ['R-ACCOUNT-STATES'],
  play: shows(
    'Free through November 27, 2026.',
    ['link', { name: funnel.links.dashboard.label }],
    ['button', { name: leaving.cancel }],
  ),
});

const oneForm = notPictured(
  'The form is pictured with its card; the walk over screens looks for a second main button.',
);

export const PauseOpen = meta.story({
  args: { account: active, today: later, pausing: fakePausing({ question: fakeOpened(true) }) },
  parameters: oneForm,
});

export const LeavingOpen = meta.story({
  args: { account: active, today: later, leaving: fakeOpened(true) },
  parameters: oneForm,
});

export const RemovalOpen = meta.story({
  args: { account: active, today: later, yourData: { ...fakeYourData(), removal: fakeOpened(true) } },
  parameters: oneForm,
});

/** On a phone the first screens show the plan, the next charge and the possible actions; buttons hide the rest. */
export const OnAPhone = meta.story({
  args: { account: active, today: later },
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('Active is pictured on a phone.'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByText(/ on January 28, 2027$/u);
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(viewports.phone.height);
    const dashboard = canvas.getByRole('link', { name: funnel.links.dashboard.label });
    await expect(dashboard.getBoundingClientRect().bottom).toBeLessThan(viewports.phone.height);
    await expect(canvasElement.scrollHeight).toBeLessThan(2_250);
    await expect(canvas.getByText(overview.timeline.charged.nothing)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overview.timeline.open }));
    await expect(canvas.getByText(overview.timeline.charged.nothing)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: receipts.show(2) }));
    await expect(canvas.getByRole('button', { name: receipts.download })).toBeVisible();
  },
});

export const ActiveFree = meta.story({
  tags: ['R-ACCOUNT-FREE'],
  args: { account: freeAccount, today: later },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(leaving.leadFree)).toBeVisible();
    await expect(canvas.queryByText(leaving.lead)).toBeNull();
    await expect(canvas.queryByText(change.payment.free)).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-ACCOUNT-STATES', 'R-ACCOUNT-FAILED'],
  args: { account: paymentFailed, today: new Date('2027-01-29T09:00:00Z') },
  play: async ({ canvas }) => {
    const [fix] = canvas.getAllByRole('link', { name: overview.paymentFailed.action });
    const dashboard = canvas.getByRole('link', { name: funnel.links.dashboard.label });
    const white = { backgroundColor: 'rgb(255, 255, 255)' };
    await expect(dashboard).toHaveStyle(white);
    await expect(fix).not.toHaveStyle(white);
    await expect(canvas.queryByRole('button', { name: change.open })).toBeNull();
    // Above everything else.
    const [plan] = canvas.getAllByRole('heading', { level: 2 });
    await expect(canvas.getByRole('alert').compareDocumentPosition(plan!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

export const Paused = meta.story({
  args: { account: paused, today: new Date('2027-01-11T09:00:00Z') },
  play: async ({ canvas }) => {
    const white = { backgroundColor: 'rgb(255, 255, 255)' };
    await expect(canvas.queryByRole('link', { name: funnel.links.dashboard.label })).toBeNull();
    const resume = canvas.getByRole('button', { name: pause.resume.submit });
    await expect(resume).not.toHaveStyle(white);
    // The button keeps clear of the line above the next row.
    const next = canvas.getByRole('link', { name: new RegExp(`^${change.payment.link}`, 'u') });
    const { bottom } = resume.getBoundingClientRect();
    await expect(next.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(36);
  },
});

/** The row stays, without its button. */
export const PausedNotLongAgo = meta.story({
  args: { account: pausedNotLongAgo, today: later },
  parameters: notPictured('It looks like Active, with a sentence instead of a row.'),
  play: async (context) => {
    await shows(pause.again('February 3, 2027'))(context);
    await lacks(['button', { name: pause.open }])(context);
  },
});

/** Until PayPal has confirmed the pause, the paid time goes on. */
export const PauseAsked = meta.story({
  args: { account: pauseIn('asked'), today: new Date('2027-01-10T15:00:00Z') },
  parameters: notPictured('Its notice is pictured alone.'),
  play: shows(['link', { name: funnel.links.dashboard.label }]),
});

export const PauseFailed = meta.story({
  args: { account: pauseFailed, today: new Date('2027-03-02T09:00:00Z') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pause.failed.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: pause.resume.submit })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: leaving.comeBack.submit }));
    await expect(args.onComeBack).toHaveBeenCalledOnce();
  },
});

export const Refunded = meta.story({
  tags: ['R-ACCOUNT-STATES', 'R-ACCOUNT-UNPAID'],
  args: { account: refunded, today: new Date('2027-01-11T09:00:00Z') },
  play: lacks(['link', { name: funnel.links.dashboard.label }]),
});

export const Suspended = meta.story({
  tags: ['R-ACCOUNT-STATES', 'R-ACCOUNT-SUSPENDED'],
  args: { account: suspended, today: new Date('2027-02-08T09:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: leaving.cancel })).toBeVisible();
    // Neither the way to a change nor why there is none.
    await expect(canvas.queryByText(change.now('Monthly', 3), { exact: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: funnel.links.dashboard.label })).toBeNull();
  },
});

export const WaitingForConsent = meta.story({
  args: {
    account: withWaitingChange,
    today: later,
    consent: fakeConsent({
      status: 'waiting',
      change: sampleWaitingChange,
      returned: false,
    }),
  },
});

export const JustCancelled = meta.story({
  args: {
    account: cancelledInTrial,
    leaving: fakeOpened(false, { status: 'done', answer: undefined }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(leaving.done.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: leaving.cancel })).toBeNull();
    await expect(canvas.getByRole('button', { name: leaving.comeBack.submit })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  tags: ['R-ACCOUNT-STATES'],
  args: { account: cancelled, today: later },
});

export const Ended = meta.story({
  tags: ['R-ACCOUNT-STATES'],
  args: { account: ended, today: new Date('2027-03-01T09:00:00Z') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: funnel.links.dashboard.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: leaving.comeBack.submit }));
    await expect(args.onComeBack).toHaveBeenCalledOnce();
  },
});

/** Every text of the owner's at its maximum length; all languages are walked with it. */
export const LongestTexts = meta.story({
  tags: ['R-ACCOUNT-LONG'],
  args: {
    owner: { ...sampleOwner, email: `${'a'.repeat(60)}@a-rather-long-domain-name.example.com` },
    account: {
      ...active,
      profile: { ...active.profile, restaurantName: 'W'.repeat(100) },
      subscription: { ...active.subscription, couponCode: 'X'.repeat(64) },
    },
    today: later,
  },
});

export const LogsOut = meta.story({
  parameters: notPictured('It looks like Trial.'),
  play: presses(funnel.logout, 'onLogout'),
});
