import type { DraftText } from '#domain/draft.ts';
import type { ReturnPath } from '#domain/paths.ts';
import type { PublicPlanName } from '#domain/plan.ts';

/**
 * Values that this browser stores between pages (R-DATA-KEYS). They are for display only; the server never trusts
 * them. The password is never stored.
 */
export interface SessionCache extends Record<DraftText, string> {
  /** The address that the sign-in offers; null once its owner has asked for another one. */
  email: string | null;
  name: string;
  /** The verification mode of the last opened link. */
  mode: string;
  /** Whether the owner signed in with Google; key `GoogleSignOn`. */
  googleSignOn: boolean;
  userCred: { uid: string; email: string; displayName: string | null };
  currency: string;
  posDevices: number;
  /** The last chosen plan, from the landing page or the plan screen. One of the project's own keys (R-DATA-KEYS). */
  plan: PublicPlanName;
  /** When a sign-up was finished in this browser (ISO, UTC); other tabs notice the change and ask the server. */
  finishedAt: string;
  /**
   * The page to return to after signing in, requested while signed out; null once it was shown. Also an own key.
   */
  returnTo: ReturnPath | null;
  /** The code in the coupon box; null once it is refused, removed or redeemed. Also an own key. */
  coupon: string | null;
  marketingConsent: boolean;
  termsAccepted: boolean;
}

/** A form of the account page that is open: its `name`, and what is typed and chosen in it. */
export interface OpenForm {
  name: string;
  /** Of each of its `keptFields`, in order: the text, or whether it is chosen. */
  values: ReadonlyArray<string | boolean>;
}

/** The fields of an open form that are kept. A slider repeats the number beside it, and MUI measures a text in a hidden copy. */
export const keptFields = 'input:not([type=range]), textarea:not([aria-hidden])';

/** What an owner has ticked and typed in a form, and not sent yet. */
export interface Unsent extends Partial<Pick<SessionCache, 'termsAccepted' | 'marketingConsent'>> {
  /** A coupon code that is not applied. */
  code?: string;
  /** Whether a password was typed, which is never stored: the owner types it again. */
  passwordTyped?: boolean;
  openForm?: OpenForm;
}

/** Reads and writes this browser's stored values. Never throws: if storage is full or blocked, nothing is stored. */
export interface SessionGateway {
  /** The stored values that are well-formed; a tampered value counts as absent. */
  read(): Partial<SessionCache>;
  /** Stores the given values; `undefined` leaves a stored value unchanged. */
  save(values: { [Name in keyof SessionCache]?: SessionCache[Name] | undefined }): void;
  /** Whether this browser stores anything for the site; where storage is blocked, a reload ends the session. */
  stores(): boolean;
  /** What the form that was open when its language was switched had not sent, until it is forgotten. */
  readUnsent(): Unsent;
  forgetUnsent(): void;
  /** Deletes all stored values from local and session storage, and with them the sign-in. */
  clear(): void;
  /** Deletes the stored values as `clear` does, but keeps who is signed in. */
  forgetOwner(): void;
  /**
   * Calls back when another tab of this browser signed in another owner, finished a sign-up or cleared the storage.
   * @returns the unsubscribe function.
   */
  onChangedElsewhere(listener: () => void): () => void;
}
