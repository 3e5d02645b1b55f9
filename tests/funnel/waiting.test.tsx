import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';
import { useResetPassword } from '#funnel/resetPassword/useResetPassword.ts';
import { useResetRequest } from '#funnel/resetPassword/useResetRequest.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { ownerOfTabs } from './ownerOfTabs.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;

describe('check your e-mail', () => {
  const { checkEmail: words } = funnel;
  const onSignedIn = vi.fn<() => void>();
  const sendSignInLink = vi.fn<AuthGateway['sendSignInLink']>(async () => undefined);
  let tabs = ownerOfTabs(null);
  const resend = page.getByRole('button', { name: words.resend });

  function Screen() {
    return <CheckEmailStep {...useCheckEmail({ onSignedIn })} onChangeAddress={nowhere} />;
  }

  function open(inboxUrl: string | null = null) {
    const { becomeElsewhere: _, ...auth } = tabs;
    const session = memorySession({ email: 'owner@example.com' });
    return visit(Screen, fakeGateways({ auth: { sendSignInLink, ...auth }, session, inboxUrl }));
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    tabs = ownerOfTabs(null);
  });

  it('names the address, and no inbox outside the sandbox (R-CHECK-EMAIL)', async () => {
    await open();
    await expect
      .element(page.getByText(words.sentTo.address('owner@example.com'), { exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: words.inbox })).not.toBeInTheDocument();
  });

  it('links to the inbox in the sandbox', async () => {
    await open('/__sandbox/inbox');
    await expect
      .element(page.getByRole('link', { name: words.inbox }))
      .toHaveAttribute('href', '/__sandbox/inbox');
  });

  it('sends another link after 30 seconds, and waits again', async () => {
    await open();
    await expect
      .element(page.getByRole('button', { name: words.resendIn(30) }))
      .toHaveAttribute('aria-disabled', 'true');
    vi.advanceTimersByTime(timings.resendWait / 2);
    await expect.element(page.getByText(words.resendIn(15))).toBeVisible();
    // A screen reader reads each new name of a button that has the focus.
    await expect.element(page.getByRole('button', { name: words.resendIn(30) })).toBeVisible();
    vi.advanceTimersByTime(timings.resendWait / 2);
    await userEvent.click(resend);
    await expect.element(page.getByText(words.resent)).toBeVisible();
    expect(sendSignInLink).toHaveBeenCalledExactlyOnceWith('owner@example.com');
    await expect.element(resend).not.toBeInTheDocument();
  });

  it('has waited while its owner looked for the mail, and a phone had stopped the page', async () => {
    await open();
    const away = performance.now() + timings.resendWait;
    vi.spyOn(performance, 'now').mockReturnValue(away);
    vi.advanceTimersByTime(1_000);
    // Each look lets a little of the pretended time pass; the whole wait needs more of them.
    await expect.element(resend, { timeout: 5_000 }).toBeVisible();
  });

  it('continues when the link is opened in another tab', async () => {
    await open();
    expect(onSignedIn).not.toHaveBeenCalled();
    tabs.becomeElsewhere(sampleOwner);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('continues when opened again after the link was used', async () => {
    tabs = ownerOfTabs(sampleOwner);
    await open();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('keeps waiting if another owner signs in on this browser', async () => {
    await open();
    tabs.currentOwner.mockClear();
    tabs.becomeElsewhere({ ...sampleOwner, email: 'other@example.com' });
    await vi.waitFor(() => expect(tabs.currentOwner).toHaveResolvedTimes(1));
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

describe('resetting a password', () => {
  const { resetPassword: words } = funnel;
  const confirmPasswordReset = vi.fn<AuthGateway['confirmPasswordReset']>(async () => undefined);
  const sendPasswordReset = vi.fn<AuthGateway['sendPasswordReset']>(async () => undefined);
  const email = page.getByLabelText(funnel.email);
  const send = page.getByRole('button', { name: words.request.submit });

  function open(query: { oobCode: string | null; mode: string | null }, session = memorySession()) {
    function Screen() {
      const reset = useResetPassword({ ...query, onUsed: nowhere });
      return <ResetPasswordStep {...reset} request={useResetRequest()} onSignIn={nowhere} />;
    }
    return visit(Screen, fakeGateways({ auth: { confirmPasswordReset, sendPasswordReset }, session }));
  }

  async function submit() {
    await userEvent.fill(page.getByLabelText(words.password), 'carnitas');
    await userEvent.fill(page.getByLabelText(words.confirmPassword), 'carnitas');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
  }

  it('sets the new password with the code of the link (R-RESET-SUCCESS)', async () => {
    await open({ oobCode: 'code-1', mode: 'resetPassword' });
    await expect.element(page.getByLabelText(words.password)).toBeRequired();
    await expect.element(page.getByLabelText(words.confirmPassword)).toBeRequired();
    await submit();
    await expect.element(page.getByText(words.success)).toBeVisible();
    expect(confirmPasswordReset).toHaveBeenCalledExactlyOnceWith({ code: 'code-1', password: 'carnitas' });
  });

  it.each([
    ['no code', { oobCode: null, mode: 'resetPassword' }],
    ['an empty code', { oobCode: '', mode: 'resetPassword' }],
    ['another mode', { oobCode: 'code-1', mode: 'signIn' }],
    ['no mode', { oobCode: 'code-1', mode: null }],
  ])('says that a link with %s is invalid, and offers another (R-RESET-CODE)', async (_, query) => {
    await open(query, memorySession({ email: 'owner@example.com' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid or missing code.');
    await expect.element(page.getByLabelText(words.password)).not.toBeInTheDocument();
    await expect.element(email).toBeRequired();
    await userEvent.click(send);
    await expect.element(page.getByText(funnel.signIn.existing.forgotSent, { exact: false })).toBeVisible();
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('owner@example.com');
  });

  it('says that a code was used, and offers another link', async () => {
    confirmPasswordReset.mockRejectedValue(new AppError('reset/invalid-code'));
    await open({ oobCode: 'code-1', mode: 'resetPassword' });
    await submit();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid or missing code.');
    await expect.element(send).toBeVisible();
  });

  it('sends another link to a typed address, once the request for it goes through', async () => {
    sendPasswordReset.mockRejectedValueOnce(new AppError('network/unreachable'));
    await open({ oobCode: null, mode: null });
    await expect.element(email).toHaveValue('');
    await userEvent.fill(email, ' Nobody@Example.com ');
    await userEvent.click(send);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(errorMessage(new AppError('network/unreachable')));
    await userEvent.click(send);
    await expect.element(page.getByText(funnel.signIn.existing.forgotSent, { exact: false })).toBeVisible();
    expect(sendPasswordReset).toHaveBeenLastCalledWith('nobody@example.com');
  });

  it('shows the provider’s own message (R-RESET-PROVIDER)', async () => {
    const details = { message: 'Missing password requirements: [a digit]' };
    confirmPasswordReset.mockRejectedValue(new AppError('reset/provider', { details }));
    await open({ oobCode: 'code-1', mode: 'resetPassword' });
    await submit();
    await expect.element(page.getByRole('alert').getByText(details.message, { exact: false })).toBeVisible();
  });
});
