import { AppError, type ErrorCode, type ErrorDetails } from '#domain/errors.ts';

/** The error for each of the SDK's codes in a flow; `otherwise` for any other code. */
interface Flow {
  known: Readonly<Record<string, ErrorCode>>;
  otherwise: ErrorCode;
}

const unreachable = { 'auth/network-request-failed': 'network/unreachable' } as const;

/** The SDK's codes for a sign-in that is no longer valid. */
const ended = {
  'auth/user-token-expired': 'session/signed-out',
  // The SDK has no name for Google's INVALID_REFRESH_TOKEN, and makes one of the text.
  'auth/invalid-refresh-token': 'session/signed-out',
  'auth/invalid-user-token': 'session/signed-out',
  'auth/user-disabled': 'session/signed-out',
  'auth/user-not-found': 'session/signed-out',
} as const;

/** Every flow of Firebase's sign-in service, and its errors (reference/SignUp.mdx#sign-in). */
const flows = {
  google: {
    known: {
      'auth/popup-blocked': 'auth/popup-blocked',
      'auth/popup-closed-by-user': 'auth/popup-closed',
      'auth/cancelled-popup-request': 'auth/popup-closed',
      'auth/user-cancelled': 'auth/popup-closed',
      'auth/unauthorized-domain': 'auth/unauthorized-domain',
    },
    otherwise: 'auth/google-failed',
  },
  verify: {
    known: {
      ...unreachable,
      'auth/invalid-action-code': 'verify/code-used',
      'auth/expired-action-code': 'verify/code-used',
      'auth/argument-error': 'verify/invalid-link',
      'auth/email-already-in-use': 'verify/email-in-use',
    },
    otherwise: 'verify/provider',
  },
  setPassword: {
    known: {
      ...unreachable,
      'auth/requires-recent-login': 'auth/recent-login-required',
      'auth/weak-password': 'auth/password-refused',
      'auth/password-does-not-meet-requirements': 'auth/password-refused',
      ...ended,
    },
    otherwise: 'service/unexpected',
  },
  changeEmail: {
    known: {
      ...unreachable,
      ...ended,
      'auth/requires-recent-login': 'auth/recent-login-required',
      'auth/invalid-email': 'auth/invalid-email',
      'auth/invalid-new-email': 'auth/invalid-email',
      'auth/too-many-requests': 'request/too-many',
    },
    otherwise: 'service/unexpected',
  },
  reset: {
    known: {
      ...unreachable,
      'auth/invalid-action-code': 'reset/invalid-code',
      'auth/expired-action-code': 'reset/invalid-code',
      'auth/invalid-email': 'auth/invalid-email',
      'auth/too-many-requests': 'request/too-many',
    },
    otherwise: 'reset/provider',
  },
  session: { known: unreachable, otherwise: 'service/unexpected' },
} satisfies Record<string, Flow>;

export type AuthFlow = keyof typeof flows;

/** The SDK's code of an error (`auth/popup-blocked`), or an empty string for any other value. */
export function sdkCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** Whether the SDK had no answer. What it asked for may have happened. */
export function isUnreachable(error: unknown): boolean {
  return Object.hasOwn(unreachable, sdkCode(error));
}

/** Whether Firebase has ended the sign-in that this browser stores. */
export function endsSignIn(error: unknown): boolean {
  return Object.hasOwn(ended, sdkCode(error));
}

// The SDK wraps its message as 'Firebase: … (auth/code).'; the bare word 'Error' means that it has none.
function providerMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const sentence = message
    .replace(/^Firebase:\s*/u, '')
    .replace(/\s*\((?:auth\/)?[a-z-]+\)\.?$/u, '')
    .trim();
  return sentence === 'Error' ? '' : sentence;
}

/** Converts an SDK error of a flow to the product's error. An AppError is returned unchanged. */
export function authError(flow: AuthFlow, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = sdkCode(error);
  const { known, otherwise }: Flow = flows[flow];
  const message = providerMessage(error);
  const details: ErrorDetails = message === '' ? { code } : { code, message };
  const mapped = Object.hasOwn(known, code) ? known[code] : undefined;
  return new AppError(mapped ?? otherwise, { details, cause: error });
}
