/** The accounts with which owners sign in. */
export interface SignIns {
  /** Removes an account, which makes its tokens worthless. Does nothing when there is none. */
  remove(uid: string): Promise<void>;
  /** The account with an address; null if there is none. */
  holderOf(email: string): Promise<string | null>;
  /** Unlinks Google accounts with another address: whoever has one of them later must not get in. */
  unlinkOthers(uid: string, email: string): Promise<void>;
  /**
   * Gives an account this verified address. Ends every sign-in and the password, and unlinks Google accounts with another
   * address. Returns false if the account is gone.
   */
  restore(uid: string, email: string): Promise<boolean>;
}
