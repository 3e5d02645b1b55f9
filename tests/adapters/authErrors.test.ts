import { describe, expect, it } from 'vitest';
import { authError } from '#adapters/firebase/authErrors.ts';
import { AppError } from '#domain/errors.ts';
import { errorMessage } from '#content/index.ts';

function thrownBySdk(code: string, sentence = 'Error'): Error {
  return Object.assign(new Error(`Firebase: ${sentence} (${code}).`), { code });
}

describe('the message an owner reads if Firebase refuses', () => {
  it.each([
    [
      'auth/popup-blocked',
      'Google sign-in popup was blocked by your browser. Please allow popups for this site.',
    ],
    ['auth/popup-closed-by-user', 'Google sign-in was canceled. Please try again.'],
    ['auth/cancelled-popup-request', 'Google sign-in was canceled. Please try again.'],
    [
      'auth/unauthorized-domain',
      'This domain is not authorized for Firebase authentication. Please check your Firebase console settings.',
    ],
  ])(
    'Google: %s (R-SIGNIN-POPUP, R-SIGNIN-POPUP-BLOCKED, R-SIGNIN-POPUP-CLOSED, R-SIGNIN-DOMAIN)',
    (code, words) => {
      expect(errorMessage(authError('google', thrownBySdk(code)))).toBe(words);
    },
  );

  it('Google: any other failure shows its message and code (R-SIGNIN-GOOGLE-OTHER)', () => {
    const error = authError('google', thrownBySdk('auth/internal-error', 'The frame did not load'));
    expect(errorMessage(error)).toBe('Google sign-in failed: The frame did not load (auth/internal-error)');
  });

  it('Google: a failure without a message shows its code', () => {
    expect(errorMessage(authError('google', thrownBySdk('auth/internal-error')))).toContain(
      '(auth/internal-error)',
    );
  });

  it.each([
    ['auth/invalid-action-code', 'verify/code-used'],
    ['auth/expired-action-code', 'verify/code-used'],
    ['auth/argument-error', 'verify/invalid-link'],
    ['auth/email-already-in-use', 'verify/email-in-use'],
    ['auth/network-request-failed', 'network/unreachable'],
    ['auth/user-disabled', 'verify/provider'],
  ] as const)('a sign-in link: %s is %s (R-VERIFY-IN-USE, R-VERIFY-USED)', (code, expected) => {
    expect(authError('verify', thrownBySdk(code)).code).toBe(expected);
  });

  it('a sign-in link: any other failure shows the provider’s own message (R-VERIFY-PROVIDER)', () => {
    const error = authError('verify', thrownBySdk('auth/user-disabled', 'The account was disabled'));
    expect(errorMessage(error)).toBe('The account was disabled');
  });

  it('a sign-in link: without a message from the provider, the general sentence is shown (R-VERIFY-PROVIDER)', () => {
    expect(errorMessage(authError('verify', thrownBySdk('auth/user-disabled')))).toBe(
      'Failed to verify email. Please try again.',
    );
  });

  it.each([
    ['auth/requires-recent-login', 'auth/recent-login-required'],
    ['auth/weak-password', 'auth/password-refused'],
    ['auth/password-does-not-meet-requirements', 'auth/password-refused'],
    ['auth/user-token-expired', 'session/signed-out'],
    // A deleted account, at the emulator; the live service answers like the row above.
    ['auth/invalid-refresh-token', 'session/signed-out'],
    ['auth/internal-error', 'service/unexpected'],
  ] as const)('setting a password: %s is %s', (code, expected) => {
    expect(authError('setPassword', thrownBySdk(code)).code).toBe(expected);
  });

  it('a password reset shows the provider’s own message (R-RESET-PROVIDER)', () => {
    const error = authError(
      'reset',
      thrownBySdk('auth/weak-password', 'Password should be at least 6 characters'),
    );
    expect(errorMessage(error)).toBe('Password should be at least 6 characters');
  });

  it.each(['auth/invalid-action-code', 'auth/expired-action-code'])(
    'a password reset: %s (R-RESET-CODE)',
    (code) => {
      expect(errorMessage(authError('reset', thrownBySdk(code)))).toBe('Invalid or missing code.');
    },
  );
});

describe('any other thrown value', () => {
  it('an error of the product keeps its code', () => {
    const own = new AppError('auth/popup-blocked');
    expect(authError('google', own)).toBe(own);
  });

  it.each([[undefined], ['constructor'], [{ code: 7 }], [{ code: 'constructor' }]])(
    'anything else, such as %j, becomes the flow’s general failure and stays as the cause',
    (thrown) => {
      const error = authError('google', thrown);
      expect(error.code).toBe('auth/google-failed');
      expect(error.cause).toBe(thrown);
    },
  );
});
