/** The signed-in owner, with the fields that screens need. */
export interface Owner {
  uid: string;
  /** The verified address, in lower case. */
  email: string;
  /** Google's name for the owner; null after an e-mail link. */
  displayName: string | null;
  /** Whether the owner signed in with Google and therefore needs no password here. */
  withGoogle: boolean;
}

/** The authentication requests of sign-up and account. Every promise rejects with an AppError only. */
export interface AuthGateway {
  /** Preloads the sign-in code, so a click on Google's button opens the popup without delay. Never rejects. */
  prepare(): void;
  /** The owner signed in on this browser; null when signed out. */
  currentOwner(): Promise<Owner | null>;
  /** Opens Google's popup. Must be called from a click. */
  signInWithGoogle(): Promise<Owner>;
  /** Redirects to Google's page, where the owner signs in without a popup; Google redirects back to this URL. */
  leaveForGoogle(): Promise<void>;
  /** The owner who signed in on Google's own page; null if this page was opened in another way. */
  ownerBackFromGoogle(): Promise<Owner> | null;
  /** Sends a sign-in link to /sign-up/verify-email. */
  sendSignInLink(email: string): Promise<void>;
  /** Signs in with the link that opened this page. `email` is the address that received the link. */
  completeSignInLink(request: { email: string; link: string }): Promise<Owner>;
  /** Sets the signed-in owner's password. Only Firebase receives it. */
  setPassword(password: string): Promise<void>;
  /**
   * Sends a link to another address, which makes it the signed-in owner's and ends all sign-ins. Resolves for an address that is
   * in use, too. Rejects with `auth/recent-login-required` after an older sign-in.
   */
  changeEmail(email: string): Promise<void>;
  /** Sends a reset link. Resolves for every address, so it does not reveal which accounts exist. */
  sendPasswordReset(email: string): Promise<void>;
  /** Completes a password reset with the code of a reset link. */
  confirmPasswordReset(request: { code: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Calls back when an owner signs in or out in another tab of this browser. Returns the unsubscribe function. */
  onOwnerChangedElsewhere(listener: () => void): () => void;
}
