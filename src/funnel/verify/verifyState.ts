import type { AppError } from '#domain/errors.ts';
import type { LinkRetry } from './linkRetry.ts';

/** How far the verification is. */
export type VerifyState =
  | { status: 'verifying' }
  /** This browser was signing up with one address and the link is for another. */
  | { status: 'choosing'; stored: string; linked: string }
  | { status: 'verified'; redirectAfter: number }
  /** `again` is the next step for the link's address; null if the link names none. */
  | { status: 'failed'; error: AppError; again: LinkRetry | null };

/** How the use of a link ended. */
export type VerifyResult = Extract<VerifyState, { status: 'verified' | 'failed' }>;

/** The state and the actions of the verification screen. */
export interface Verify {
  state: VerifyState;
  /** Answers which address to go on with. */
  onChoose: (choice: { email: string }) => void;
  /** Runs the next step after a failure. */
  onTryAgain: () => void;
}
