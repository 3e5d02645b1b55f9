/** The accounts that owners sign in with. */
export interface SignIns {
  /** Removes an account: its tokens are worth nothing from then on. Quiet when there is none. */
  remove(uid: string): Promise<void>;
}
