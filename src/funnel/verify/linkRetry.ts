import type { AppError, ErrorCode } from '#domain/errors.ts';

/** The next step after a link failed: retry it after a lost connection, or send another one. */
export interface LinkRetry {
  kind: 'sameLink' | 'newLink';
  /** The address the link is for. */
  email: string;
  /** Whether the new link is being sent. */
  busy: boolean;
}

const kindOf: Partial<Record<ErrorCode, LinkRetry['kind']>> = {
  'verify/code-used': 'newLink',
  'network/unreachable': 'sameLink',
};

/** The next step after this failure, for this address; null if the owner can only return to the sign-in screen. */
export function linkRetry(error: AppError, email: string): LinkRetry | null {
  const kind = kindOf[error.code];
  return kind ? { kind, email, busy: false } : null;
}
