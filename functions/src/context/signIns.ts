/** The accounts with which owners sign in. */
export interface SignIns {
  /** Removes an account, which makes its tokens worthless. Does nothing when there is none. */
  remove(uid: string): Promise<void>;
}
