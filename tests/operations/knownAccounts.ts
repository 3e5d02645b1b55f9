import { firebaseAccounts, type Accounts, type SignInAccount } from '#operations/ops/accounts.ts';

/** A person's sign-in as Firebase has it; verified unless it says otherwise. */
type Known = SignInAccount & { verified?: boolean };

/** Accounts that Firebase answers from a list. It is asked as the real one is, at most a hundred at once. */
export function accountsOf(...known: Known[]): Accounts {
  const cloud = {
    get: () => Promise.reject(new Error('nothing is read')),
    send: (_method: string, _url: string, wanted: object) => {
      const { localId = [], email = [] } = wanted as { localId?: string[]; email?: string[] };
      if (localId.length + email.length > 100) return Promise.resolve({ status: 400, body: null });
      const users = known
        .filter((one) => localId.includes(one.uid) || email.includes(one.email))
        .map((one) => ({ localId: one.uid, email: one.email, emailVerified: one.verified ?? true }));
      // Firebase leaves the list out where it would be empty.
      return Promise.resolve({ status: 200, body: users.length > 0 ? { users } : {} });
    },
  };
  return firebaseAccounts(cloud, 'truck-market');
}
