import { firebaseAccounts, type Accounts, type SignInAccount } from '#operations/ops/accounts.ts';

type Known = SignInAccount & { verified?: boolean };

/** Firebase accounts from a list. Like the real API, it looks up at most a hundred at a time. */
export function accountsOf(...known: Known[]): Accounts {
  const cloud = {
    send: (_method: string, _url: string, wanted: object) => {
      const { localId = [], email = [] } = wanted as { localId?: string[]; email?: string[] };
      if (localId.length + email.length > 100) return Promise.resolve({ status: 400, body: null });
      const users = known
        .filter((one) => localId.includes(one.uid) || email.includes(one.email))
        .map((one) => ({ localId: one.uid, email: one.email, emailVerified: one.verified ?? true }));
      // Firebase omits an empty list.
      return Promise.resolve({ status: 200, body: users.length > 0 ? { users } : {} });
    },
  };
  return firebaseAccounts(cloud, 'truck-market');
}
