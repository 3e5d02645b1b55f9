import { randomBytes } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { SignIns } from '../context/context.ts';
import { firebaseApp, unlessGone } from './firebase.ts';

const auth = () => getAuth(firebaseApp());

/** The providers whose account has another address. The provider `password` is the address itself; a phone has none. */
function othersIn({ providerData }: UserRecord, own: string): string[] {
  return providerData
    .filter(({ providerId, email }: { providerId: string; email?: string }) => {
      return providerId !== 'password' && email?.toLowerCase() !== own;
    })
    .map(({ providerId }) => providerId);
}

export const firebaseSignIns: SignIns = {
  async remove(uid) {
    await unlessGone(auth().deleteUser(uid));
  },
  holderOf: async (email) => (await unlessGone(auth().getUserByEmail(email)))?.uid ?? null,
  async unlinkOthers(uid, email) {
    const user = await unlessGone(auth().getUser(uid));
    const others = user ? othersIn(user, email) : [];
    if (others.length > 0) await auth().updateUser(uid, { providersToUnlink: others });
  },
  async restore(uid, email) {
    const user = await unlessGone(auth().getUser(uid));
    if (!user) return false;
    await auth().updateUser(uid, {
      email,
      emailVerified: true,
      // Whoever changed the address may have set the password.
      password: randomBytes(24).toString('base64url'),
      providersToUnlink: othersIn(user, email),
    });
    await auth().revokeRefreshTokens(uid);
    return true;
  },
};
