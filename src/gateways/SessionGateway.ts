import type { DraftText } from '#domain/draft.ts';
import type { ReturnPath } from '#domain/paths.ts';
import type { PublicPlanName } from '#domain/plan.ts';

/**
 * Values that this browser stores between pages (R-DATA-KEYS). They are for display only; the server never trusts
 * them. The password is never stored.
 */
export interface SessionCache extends Record<DraftText, string> {
  email: string;
  name: string;
  /** The verification mode of the last opened link. */
  mode: string;
  /** Whether the owner signed in with Google; key `GoogleSignOn`. */
  googleSignOn: boolean;
  userCred: { uid: string; email: string; displayName: string | null };
  currency: string;
  posDevices: number;
  /** The plan chosen last, on the landing page or on the plan screen. One of the project's own keys (R-DATA-KEYS). */
  plan: PublicPlanName;
  /** When a sign-up was finished in this browser (ISO, UTC); other tabs notice the change and ask the server. */
  finishedAt: string;
  /**
   * The page to return to after signing in, which was asked for while signed out; null once it was shown. An own key as well.
   */
  returnTo: ReturnPath | null;
  /** The code in the coupon box, until it is refused, removed or spent; null then. An own key as well. */
  coupon: string | null;
  marketingConsent: boolean;
  termsAccepted: boolean;
}

/** Reads and writes this browser's memory. Never throws: if storage is full or blocked, nothing is kept. */
export interface SessionGateway {
  /** The stored values that are well-formed; a tampered value counts as absent. */
  read(): Partial<SessionCache>;
  /** Stores the given values; `undefined` leaves a stored value as it is. */
  save(values: { [Name in keyof SessionCache]?: SessionCache[Name] | undefined }): void;
  /** Forgets everything: local and session storage. */
  clear(): void;
  /**
   * Calls back when another tab of this browser signed in another owner, finished a sign-up or cleared the memory.
   * @returns the unsubscribe function.
   */
  onChangedElsewhere(listener: () => void): () => void;
}
