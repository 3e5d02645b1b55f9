import { deleteApp, getApp } from 'firebase/app';
import { onTestFinished } from 'vitest';
import { createFirebaseIdentity } from '#adapters/firebase/firebaseIdentity.ts';

const config = { apiKey: 'key', authDomain: 'localhost', projectId: 'project', authEmulatorUrl: null };

/** Where Firebase stores the sign-in. */
export const signInKey = `firebase:authUser:${config.apiKey}:[DEFAULT]`;

const encoded = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const expiresAt = Date.now() + 3_600_000;
const now = Date.now() / 1_000;
const claims = {
  exp: expiresAt / 1_000,
  iat: now,
  auth_time: now,
  firebase: { sign_in_provider: 'password' },
};

/** A sign-in as Firebase stores it. */
export const storedSignIn = JSON.stringify({
  uid: 'uid',
  email: 'owner@example.com',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: {
    refreshToken: 'refresh',
    accessToken: `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    expirationTime: expiresAt,
  },
});

/** A page that opens, until the end of its test. */
export async function openPage() {
  onTestFinished(() => deleteApp(getApp()));
  return createFirebaseIdentity(config);
}
