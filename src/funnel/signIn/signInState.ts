import type { AppError } from '#domain/errors.ts';
import type { CopyState } from '#hooks/useCopyToClipboard.ts';
import type { ForgotState } from '../owner/useForgotPassword.ts';

export type SignInState =
  | { status: 'idle' }
  /** Google's popup is open. */
  | { status: 'google' }
  /** The browser is opening Google's own page, because its popup was blocked. */
  | { status: 'leaving' }
  /** The sign-in link is being sent. */
  | { status: 'sendingLink' }
  /** `by` is the method that failed, `page` being Google's own page; the error is shown beside its button. */
  | { status: 'failed'; by: 'google' | 'page' | 'link'; error: AppError };

export interface SignIn {
  state: SignInState;
  forgot: ForgotState;
  /** The typed address. */
  email: string;
  /** Whether the form came with the document, which may be read without a script or in an old browser. */
  inDocument: boolean;
  onEmailChange: (change: { email: string }) => void;
  onSubmit: () => void;
  onGoogle: () => void;
  /** Signs in on Google's own page instead of in its popup. */
  onGooglePage: () => void;
  onForgot: () => void;
  /** In a browser inside an app: whether the page's address was copied for another browser. Otherwise null. */
  embedded: { copied: CopyState } | null;
  onCopyAddress: () => void;
}
