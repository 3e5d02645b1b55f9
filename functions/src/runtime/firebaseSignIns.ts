import { getAuth } from 'firebase-admin/auth';
import { firebaseApp } from './firebase.ts';
import type { SignIns } from '../context/signIns.ts';

/** Firebase's accounts. */
export const firebaseSignIns: SignIns = {
  async remove(uid) {
    try {
      await getAuth(firebaseApp()).deleteUser(uid);
    } catch (error) {
      const gone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
      if (!gone) throw error;
    }
  },
};
