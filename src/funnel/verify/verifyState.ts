import type { AppError } from '#domain/errors.ts';
import type { LinkRetry } from './linkRetry.ts';

export type VerifyState =
  | { status: 'verifying' }
  /** This browser was signing up with one address, but the link is for another. */
  | { status: 'choosing'; stored: string; linked: string }
  /** This browser did not request the link; a mail scanner may have opened it. */
  | { status: 'confirming'; linked: string }
  | { status: 'verified'; redirectAfter: number }
  /** `again` is the next step for the link's address; null if the link names no address. */
  | { status: 'failed'; error: AppError; again: LinkRetry | null };

export type VerifyResult = Extract<VerifyState, { status: 'verified' | 'failed' }>;

/** The state and the actions of the verification screen. */
export interface Verify {
  state: VerifyState;
  /** Chooses the address to continue with; the link's address uses the link. */
  onChoose: (choice: { email: string }) => void;
  /** Runs the next step after a failure. */
  onTryAgain: () => void;
}
