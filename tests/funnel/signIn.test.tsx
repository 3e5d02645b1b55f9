import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { funnel, errorMessage } from '#content/index.ts';
import type { SignUpChoice } from '#domain/choice.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession, type MemorySession } from '#stories/support/memorySession.ts';
import { sampleGoogleOwner } from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const { signIn: words } = funnel;
const onSignedIn = vi.fn<() => void>();
const onLinkSent = vi.fn<() => void>();
const sendSignInLink = vi.fn<AuthGateway['sendSignInLink']>(async () => undefined);
const signInWithGoogle = vi.fn<AuthGateway['signInWithGoogle']>(async () => sampleGoogleOwner);
const sendPasswordReset = vi.fn<AuthGateway['sendPasswordReset']>(async () => undefined);

function open(
  session: MemorySession = memorySession(),
  choice: SignUpChoice = {},
  auth: Partial<AuthGateway> = {},
) {
  return visit(
    () => <SignInStep {...useSignIn({ choice, onSignedIn, onLinkSent })} reason={null} />,
    fakeGateways({ auth: { sendSignInLink, signInWithGoogle, sendPasswordReset, ...auth }, session }),
  );
}

const email = page.getByLabelText(funnel.email);
const submit = page.getByRole('button', { name: words.submit });
const google = page.getByRole('button', { name: words.google });

describe('with an e-mail address', () => {
  it('sends a link to the normalized address, stores it and continues', async () => {
    const session = memorySession();
    await open(session);
    await expect.element(submit).toBeDisabled();
    await expect.element(email).toBeRequired();
    await userEvent.fill(email, ' Owner@Example.com ');
    await userEvent.click(submit);
    await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledOnce());
    expect(sendSignInLink).toHaveBeenCalledExactlyOnceWith('owner@example.com');
    expect(session.read()).toMatchObject({ email: 'owner@example.com', googleSignOn: false });
  });

  it.each(['', 'owner@', `${'o'.repeat(260)}@example.com`])(
    'refuses “%s” on Enter before anything is sent, and keeps all of it (R-SIGNIN-ADDRESS)',
    async (typed) => {
      await open();
      await userEvent.fill(email, typed);
      await userEvent.click(email);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
      await expect.element(email).toHaveValue(typed);
      expect(sendSignInLink).not.toHaveBeenCalled();
    },
  );

  it('shows an error if the link could not be sent, and stays (R-SIGNIN-LINK-NOT-SENT)', async () => {
    sendSignInLink.mockRejectedValue(new Error('network'));
    await open();
    await userEvent.fill(email, 'owner@example.com');
    await userEvent.click(submit);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Failed to send verification email. Please try again.');
    expect(onLinkSent).not.toHaveBeenCalled();
  });
});

describe('a choice made before', () => {
  const choice: SignUpChoice = { plan: 'Yearly', posDevices: 3, currency: 'EUR' };
  const kept = { plan: 'Yearly', posDevices: 3, currency: 'EUR' };

  it('is stored for later steps as soon as the screen opens, beside what it does not name', async () => {
    const session = memorySession({ posDevices: 7, plan: 'Monthly', name: 'Ana' });
    await open(session, { plan: 'Yearly', currency: 'GBP' });
    expect(session.read()).toEqual({ posDevices: 7, plan: 'Yearly', currency: 'GBP', name: 'Ana' });
  });

  it('stays when another owner’s text is removed', async () => {
    const session = memorySession({ email: 'first@example.com', restaurantName: 'First Truck' });
    await open(session, choice);
    await userEvent.fill(email, 'owner@example.com');
    await userEvent.click(submit);
    await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledOnce());
    expect(session.read()).toEqual({ ...kept, email: 'owner@example.com', googleSignOn: false });
  });
});

describe('with Google', () => {
  /** Opens Google's window, and asks for a link, which is not sent. */
  async function failToSendLinkMeanwhile() {
    sendSignInLink.mockRejectedValueOnce(new Error('network'));
    await open();
    await userEvent.click(google);
    await userEvent.fill(email, 'owner@example.com');
    await userEvent.click(submit);
    await expect.element(page.getByRole('alert')).toBeVisible();
  }

  it('stores the signed-in owner and continues', async () => {
    const session = memorySession();
    await open(session);
    await userEvent.click(google);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const { uid, email: address, displayName } = sampleGoogleOwner;
    expect(session.read()).toEqual({
      email: address,
      googleSignOn: true,
      name: displayName,
      userCred: { uid, email: address, displayName },
    });
  });

  it('leaves the way by e-mail open while its window is, which may stay open in another tab (R-SIGNIN-BUTTON)', async () => {
    await open(memorySession(), {}, { signInWithGoogle: () => new Promise<never>(() => undefined) });
    await userEvent.click(google);
    await expect.element(page.getByRole('button', { name: words.googleBusy })).toBeVisible();
    await userEvent.fill(email, 'owner@example.com');
    await userEvent.click(submit);
    await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledOnce());
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('still signs in with its window if a link could not be sent meanwhile', async () => {
    let finish: ((owner: Owner) => void) | undefined;
    signInWithGoogle.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await failToSendLinkMeanwhile();
    await userEvent.fill(email, 'other@example.com');
    finish?.(sampleGoogleOwner);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('opens another window if the first is forgotten and a link could not be sent', async () => {
    signInWithGoogle.mockReturnValueOnce(new Promise(() => undefined));
    await failToSendLinkMeanwhile();
    await userEvent.click(google);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(signInWithGoogle).toHaveBeenCalledTimes(2);
  });

  it('leaves for Google’s own page if the pop-up is blocked, and works again after Back', async () => {
    const leaveForGoogle = vi.fn<AuthGateway['leaveForGoogle']>().mockResolvedValue(undefined);
    signInWithGoogle.mockRejectedValueOnce(new AppError('auth/popup-blocked'));
    await open(memorySession(), {}, { leaveForGoogle });
    await userEvent.click(google);
    const withoutPopup = page.getByRole('button', { name: words.googlePage });
    await userEvent.click(withoutPopup);
    expect(leaveForGoogle).toHaveBeenCalledOnce();
    await expect.element(withoutPopup).toBeEnabled();
  });

  it('continues with the visitor who returns from Google’s own page', async () => {
    const session = memorySession();
    await open(session, {}, { ownerBackFromGoogle: () => Promise.resolve(sampleGoogleOwner) });
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(session.read()).toMatchObject({ email: sampleGoogleOwner.email, googleSignOn: true });
  });

  it('shows an error if the owner did not sign in on Google’s own page', async () => {
    const closed = new AppError('auth/popup-closed');
    await open(memorySession(), {}, { ownerBackFromGoogle: () => Promise.reject(closed) });
    await expect.element(page.getByRole('alert')).toHaveTextContent(errorMessage(closed));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each<ErrorCode>(['auth/popup-blocked', 'auth/popup-closed', 'auth/unauthorized-domain'])(
    'says what happened when it ends with %s, and can be tried again (R-SIGNIN-POPUP)',
    async (code) => {
      signInWithGoogle.mockRejectedValueOnce(new AppError(code));
      await open();
      await userEvent.click(google);
      await expect.element(page.getByRole('alert')).toHaveTextContent(errorMessage(new AppError(code)));
      await userEvent.click(google);
      await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    },
  );
});

describe('forgotten password', () => {
  const forgot = page.getByRole('button', { name: words.existing.forgot });

  it('asks for the address first', async () => {
    await open();
    await userEvent.click(forgot);
    await expect.element(page.getByText(words.existing.forgotEmailFirst)).toBeVisible();
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('shows one error about the address, whichever button was clicked', async () => {
    await open();
    await userEvent.fill(email, 'rosa@');
    await userEvent.click(submit);
    await userEvent.click(forgot);
    await expect.element(email).toHaveAccessibleDescription(errorMessage(new AppError('auth/invalid-email')));
    await expect.element(email).toBeInvalid();
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('shows the same response for every address (R-SIGNIN-EXISTING)', async () => {
    await open();
    await userEvent.fill(email, 'nobody@example.com');
    await userEvent.click(forgot);
    await expect.element(page.getByText(words.existing.forgotSent)).toBeVisible();
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('nobody@example.com');
  });

  it('shows nothing beside an address typed while the link for another was being sent', async () => {
    let answer = () => {};
    sendPasswordReset.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    await userEvent.fill(email, 'first@example.com');
    await userEvent.click(forgot);
    await userEvent.fill(email, 'second@example.com');
    answer();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(page.getByText(words.existing.forgotSent)).not.toBeInTheDocument();
  });
});
