import { expect, fn, within } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { alsoInSpanish, notPictured, screenPictures } from '#storybook/pictured.ts';
import { inOrder } from '#stories/support/inOrder.ts';
import preview from '#storybook/preview.tsx';

const { signIn: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Sign in/SignInStep',
  component: SignInStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: { status: 'idle' as const },
    forgot: { status: 'idle' as const },
    email: '',
    embedded: null,
    inDocument: false,
    reason: null,
    onEmailChange: fn(),
    onSubmit: fn(),
    onGoogle: fn(),
    onGooglePage: fn(),
    onForgot: fn(),
    onCopyAddress: fn(),
  },
});

export const Empty = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-SIGNIN-BUTTON', 'R-BACK-SIGN-IN'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.submit })).toBeDisabled();
    // The owner is still unknown, so the notice addresses returning and new owners.
    await expect(canvas.getByText(words.existing.comeBack)).toBeVisible();
  },
});

export const OffersTwoWays = meta.story({
  parameters: notPictured('It shows what Empty shows.'),
  tags: ['R-SIGNIN-SCREEN'],
  play: async ({ canvas, canvasElement }) => {
    const offered = [words.google, 'OR', funnel.email, 'Create Account with Email'];
    const parts = inOrder(canvasElement, 'main button, main label, main [role="none"]');
    await expect(parts.filter((part) => offered.includes(part))).toEqual(offered);
    const main = within(canvas.getByRole('main'));
    for (const [name, href] of [
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Notice', '/privacy-notice'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});

/** The account page redirected here; it opens after sign-in. Nothing speaks of a new account. */
export const ForTheAccount = meta.story({
  args: { forAccount: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: words.forAccount.submit })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/create|creating|sign up|free trial/iu);
  },
});

export const EmailTyped = meta.story({ args: { email: 'owner@example.com' } });

export const WaitingForGoogle = meta.story({
  tags: ['R-SIGNIN-BUTTON'],
  args: { email: 'owner@example.com', state: { status: 'google' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const SendingTheLink = meta.story({
  args: { email: 'owner@example.com', state: { status: 'sendingLink' } },
});

/** In a browser inside an app: the reason before the press, e-mail first, and the link for the owner's own browser. */
export const InsideAnApp = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-SIGNIN-EMBEDDED'],
  args: { embedded: { copied: 'idle' } },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    const { copy } = words.embedded;
    await expect(buttons.slice(0, 3)).toEqual([copy, words.submit, words.google]);
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(args.onCopyAddress).toHaveBeenCalledOnce();
  },
});
function refused(by: 'google' | 'link', error: AppError) {
  return { args: { email: 'owner@example.com', state: { status: 'failed' as const, by, error } } };
}

/** The specified text, and a sign-in without a pop-up. */
export const PopupBlocked = meta.story({
  tags: ['R-SIGNIN-POPUP-BLOCKED'],
  ...refused('google', new AppError('auth/popup-blocked')),
});
export const LeavingForGoogle = meta.story({
  args: { email: 'owner@example.com', state: { status: 'leaving' } },
});
/** The error appears under the pressed button, not under the e-mail field. */
export const PopupClosed = meta.story({
  tags: ['R-SIGNIN-POPUP-CLOSED'],
  ...refused('google', new AppError('auth/popup-closed')),
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('alert').getBoundingClientRect();
    const address = canvas.getByLabelText(funnel.email).getBoundingClientRect();
    await expect(answer.bottom).toBeLessThan(address.top);
  },
});
export const UnauthorizedDomain = meta.story(refused('google', new AppError('auth/unauthorized-domain')));
export const GoogleFailed = meta.story(
  refused(
    'google',
    new AppError('auth/google-failed', {
      details: { message: 'Internal error', code: 'auth/internal-error' },
    }),
  ),
);
export const InvalidEmail = meta.story({
  args: {
    email: 'owner@',
    state: { status: 'failed', by: 'link', error: new AppError('auth/invalid-email') },
  },
});
export const LinkNotSent = meta.story(refused('link', new AppError('auth/link-not-sent')));

export const SentBackToSignInAgain = meta.story({
  args: { email: 'owner@example.com', reason: new AppError('auth/recent-login-required') },
});
export const SessionEnded = meta.story({ args: { reason: new AppError('session/signed-out') } });
export const SessionNotKept = meta.story({
  parameters: notPictured('Only its words differ from those of other reasons.'),
  args: { reason: new AppError('session/not-kept') },
});
export const SignedOutAtPayment = meta.story({
  parameters: notPictured('Only its words differ from those of other reasons.'),
  args: { forAccount: true, reason: new AppError('session/signed-out-at-payment') },
});

/** `SignInOptions` and all around it as they arrive with the document, for browsers that run no script or an old one; a script that runs hides both messages. */
export const InTheDocument = meta.story({
  parameters: notPictured('Its messages are hidden where a script runs.'),
  args: { inDocument: true },
  play: async ({ canvas }) => {
    const late = canvas.getByText(/^Still loading\?/u);
    document.documentElement.dataset['js'] = '';
    await expect(late).not.toBeVisible();
    delete document.documentElement.dataset['js'];
  },
});
