import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { useVerify } from '#funnel/verify/useVerify.ts';
import type { VerifyQuery } from '#funnel/verify/verifyLink.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import { fakeGateways, type GatewayAnswers } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { sampleGoogleOwner, sampleOwner } from '#stories/support/samples.ts';
import { ownerOfTabs } from './ownerOfTabs.ts';
import { visit } from './visit.tsx';

const { verify: words } = funnel;
const link = 'https://curbwise.example/sign-up/verify-email?mode=signIn&oobCode=code-1';
const good: VerifyQuery = {
  oobCode: 'code-1',
  mode: 'signIn',
  continueUrl: 'https://curbwise.example/sign-up/verify-email?email=Owner%40example.com',
  email: null,
};

const onVerified = vi.fn<() => void>();
const onLinkSent = vi.fn<() => void>();
const onUsed = vi.fn<() => void>();
const sendSignInLink = vi.fn<AuthGateway['sendSignInLink']>(async () => undefined);
const completeSignInLink = vi.fn<AuthGateway['completeSignInLink']>(async () => sampleOwner);

const requestedHere = (values: Parameters<typeof memorySession>[0] = {}) =>
  memorySession({ email: 'owner@example.com', ...values });

function open(query: Partial<VerifyQuery>, answers: GatewayAnswers = {}) {
  function Screen() {
    const verify = useVerify({
      query: { ...good, ...query },
      link,
      used: false,
      onUsed,
      onVerified,
      onReset: () => undefined,
      onLinkSent,
    });
    return <VerifyStep {...verify} onReturn={() => undefined} />;
  }
  const { auth, session = requestedHere(), ...rest } = answers;
  return visit(
    Screen,
    fakeGateways({
      auth: { currentOwner: async () => null, completeSignInLink, sendSignInLink, ...auth },
      session,
      ...rest,
    }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

async function expectRedirectAfter(delay: number) {
  await expect.element(page.getByText(words.success)).toBeVisible();
  expect(onVerified).not.toHaveBeenCalled();
  vi.advanceTimersByTime(delay - 1);
  expect(onVerified).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onVerified).toHaveBeenCalledOnce();
}

// A real click takes time and advances the fake clock, so after one only the end of the wait is certain.
async function expectRedirectWithin(delay: number) {
  await expect.element(page.getByText(words.success)).toBeVisible();
  vi.advanceTimersByTime(delay);
  expect(onVerified).toHaveBeenCalledOnce();
}

describe('a sign-in link', () => {
  it('signs the owner in, stores the owner, and continues to register after 2 s (R-VERIFY-STATES, R-VERIFY-SIGN-IN, R-VERIFY-SUCCESS, R-LIMIT-REDIRECTS)', async () => {
    const session = requestedHere();
    await open({}, { session });
    await expectRedirectAfter(timings.verifiedRedirect);
    expect(completeSignInLink).toHaveBeenCalledExactlyOnceWith({ email: 'owner@example.com', link });
    expect(onUsed).toHaveBeenCalledOnce();
    expect(session.read()).toMatchObject({
      email: sampleOwner.email,
      mode: 'signIn',
      googleSignOn: false,
      userCred: { uid: sampleOwner.uid, email: sampleOwner.email },
    });
  });

  it('is skipped for a signed-in owner, who continues after 1 s (R-VERIFY-SIGNED-IN, R-LIMIT-REDIRECTS)', async () => {
    await open({}, { auth: { currentOwner: async () => sampleOwner } });
    await expectRedirectAfter(timings.knownOwnerRedirect);
    expect(completeSignInLink).not.toHaveBeenCalled();
  });

  it('counts as success if the address is already in use (R-VERIFY-IN-USE)', async () => {
    const session = requestedHere();
    completeSignInLink.mockRejectedValue(new AppError('verify/email-in-use'));
    await open({}, { session });
    await expectRedirectAfter(timings.verifiedRedirect);
    expect(session.read().userCred).toMatchObject({ email: 'owner@example.com' });
  });

  it('uses the stored mode if it names none (R-VERIFY-MODE)', async () => {
    await open({ mode: null }, { session: requestedHere({ mode: 'signIn' }) });
    await expectRedirectAfter(timings.verifiedRedirect);
  });
});

describe('a link for an address other than the one this browser was signing up with', () => {
  it('is used for its own address only once the owner chooses it, and drops the draft of the other one (R-VERIFY-STATES, R-VERIFY-SIGNED-IN)', async () => {
    const typed = memorySession({ email: 'first@example.com', name: 'First', restaurantName: 'First Tacos' });
    await open({}, { session: typed });
    await expect.element(page.getByRole('heading', { name: words.choice.heading })).toBeVisible();
    expect(completeSignInLink).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: words.choice.link('owner@example.com') }));
    await expectRedirectWithin(timings.verifiedRedirect);
    expect(completeSignInLink).toHaveBeenCalledWith({ email: 'owner@example.com', link });
    expect(typed.read()).toMatchObject({ email: 'owner@example.com' });
    expect(typed.read()).not.toHaveProperty('restaurantName');
    expect(typed.read()).not.toHaveProperty('name');
  });

  it('does not change a signed-in owner who stays with their address', async () => {
    const other = { ...sampleGoogleOwner, email: 'first@example.com' };
    await open({}, { auth: { currentOwner: async () => other } });
    await userEvent.click(page.getByRole('button', { name: words.choice.keep('first@example.com') }));
    await expectRedirectWithin(timings.knownOwnerRedirect);
    expect(completeSignInLink).not.toHaveBeenCalled();
  });
});

it('a link that was requested in another browser names its address and signs nobody in before one press, so that no mail scanner uses it up (R-VERIFY-STATES, R-VERIFY-ELSEWHERE)', async () => {
  const session = memorySession();
  await open({}, { session });
  const go = page.getByRole('button', { name: words.confirm.go('owner@example.com') });
  await expect.element(go).toBeVisible();
  expect(completeSignInLink).not.toHaveBeenCalled();
  expect(session.read().email).toBeUndefined();
  await userEvent.click(go);
  await expectRedirectWithin(timings.verifiedRedirect);
  expect(completeSignInLink).toHaveBeenCalledExactlyOnceWith({ email: 'owner@example.com', link });
});

describe('a bad link', () => {
  it.each<[string, Partial<VerifyQuery>, ErrorCode]>([
    ['without a code', { oobCode: null }, 'verify/no-code'],
    ['with an empty code', { oobCode: '' }, 'verify/no-code'],
    ['of an unknown mode', { mode: 'verifyAndChangeEmail' }, 'verify/unsupported-mode'],
    ['of no mode at all', { mode: null }, 'verify/default'],
    ['without an address', { continueUrl: null }, 'verify/email-missing'],
    ['with a malformed continue address', { continueUrl: 'javascript:alert(1)' }, 'verify/email-missing'],
    ['with a malformed e-mail address', { continueUrl: null, email: 'a b@c' }, 'verify/email-missing'],
  ])(
    '%s says so and signs nobody in (R-VERIFY-NO-ADDRESS, R-VERIFY-UNSUPPORTED, R-VERIFY-NO-CODE, R-VERIFY-NO-MODE, R-VERIFY-MODE)',
    async (_, query, code) => {
      const session = memorySession();
      await open(query, { session });
      await expect.element(page.getByText(errorMessage(new AppError(code)))).toBeVisible();
      await expect.element(page.getByRole('button', { name: words.back })).toBeVisible();
      expect(completeSignInLink).not.toHaveBeenCalled();
      expect(session.read().email).toBeUndefined();
      expect(['signIn', undefined]).toContain(session.read().mode);
    },
  );

  it.each<ErrorCode>(['verify/invalid-link', 'verify/code-used', 'verify/failed', 'network/unreachable'])(
    'refused with %s says so and goes nowhere (R-VERIFY-STATES, R-VERIFY-NOT-A-LINK, R-VERIFY-USED)',
    async (code) => {
      completeSignInLink.mockRejectedValue(new AppError(code));
      await open({});
      await expect.element(page.getByText(errorMessage(new AppError(code)))).toBeVisible();
      vi.advanceTimersByTime(timings.verifiedRedirect);
      expect(onVerified).not.toHaveBeenCalled();
    },
  );
});

describe('a link that was used before', () => {
  const newLink = page.getByRole('button', { name: words.newLink });

  beforeEach(() => {
    completeSignInLink.mockRejectedValue(new AppError('verify/code-used'));
  });

  it('counts as success if the sign-in was completed, for example before a reload at the wrong moment', async () => {
    const session = requestedHere();
    const currentOwner = vi.fn<AuthGateway['currentOwner']>();
    currentOwner.mockResolvedValueOnce(null).mockResolvedValue(sampleOwner);
    await open({}, { session, auth: { currentOwner } });
    await expectRedirectAfter(timings.knownOwnerRedirect);
    expect(session.read().userCred).toMatchObject({ uid: sampleOwner.uid, email: sampleOwner.email });
  });

  it('counts as success if its owner has signed in meanwhile, before this page could notice', async () => {
    const currentOwner = vi.fn<AuthGateway['currentOwner']>();
    currentOwner.mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockResolvedValue(sampleOwner);
    await open({}, { auth: { currentOwner } });
    await expect.element(page.getByText(words.success)).toBeVisible();
  });

  it('does not continue with an owner signed in with another address', async () => {
    const currentOwner = vi.fn<AuthGateway['currentOwner']>();
    const other = { ...sampleOwner, email: 'first@example.com' };
    currentOwner.mockResolvedValueOnce(null).mockResolvedValue(other);
    await open({}, { auth: { currentOwner } });
    await expect.element(newLink).toBeVisible();
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('counts as success once it has signed in another tab', async () => {
    const { becomeElsewhere, ...auth } = ownerOfTabs(null);
    await open({}, { auth });
    await expect.element(newLink).toBeVisible();
    becomeElsewhere(sampleOwner);
    await expect.element(page.getByText(words.success)).toBeVisible();
  });

  it('is replaced by a new one with a click, once it can be sent', async () => {
    const session = requestedHere();
    sendSignInLink.mockRejectedValueOnce(new Error('network'));
    await open({}, { session });
    await userEvent.click(newLink);
    await expect
      .element(page.getByText(errorMessage(new AppError('auth/link-not-sent')), { exact: false }))
      .toBeVisible();
    await userEvent.click(newLink);
    await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledOnce());
    expect(sendSignInLink).toHaveBeenLastCalledWith('owner@example.com');
    expect(session.read().email).toBe('owner@example.com');
  });
});

const lost = new AppError('network/unreachable');

it.each<[string, () => NonNullable<GatewayAnswers['auth']>]>([
  [
    'was lost',
    () => {
      completeSignInLink.mockRejectedValueOnce(lost);
      return {};
    },
  ],
  // Such as by a file of Firebase's SDK that did not come.
  ['could not begin', () => ({ currentOwner: vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(null) })],
])('a link whose request %s is used with a click', async (_how, broken) => {
  const auth = broken();
  await open({}, { auth });
  await userEvent.click(page.getByRole('button', { name: funnel.retry }));
  await expectRedirectWithin(timings.verifiedRedirect);
  expect(completeSignInLink).toHaveBeenLastCalledWith({ email: 'owner@example.com', link });
});

it('a link that could not be used still signs nobody in unasked, once it can', async () => {
  const currentOwner = vi
    .fn<AuthGateway['currentOwner']>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(null);
  await open({}, { auth: { currentOwner }, session: memorySession() });
  await userEvent.click(page.getByRole('button', { name: funnel.retry }));
  await expect.element(page.getByRole('heading', { name: words.confirm.heading })).toBeVisible();
  expect(completeSignInLink).not.toHaveBeenCalled();
});
