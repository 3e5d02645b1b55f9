import { expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '#adapters/firebase/firebaseIdentity.ts';

const config = { apiKey: 'key', authDomain: 'localhost', projectId: 'project', authEmulatorUrl: null };
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
const stored = JSON.stringify({
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

it('a page that the browser had kept while its owner logged out on the next one has no owner any more', async () => {
  const key = `firebase:authUser:${config.apiKey}:[DEFAULT]`;
  localStorage.setItem(key, stored);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const identity = await createFirebaseIdentity(config);
  const noticed = vi.fn<() => void>();
  identity.onOwnerChangedElsewhere(noticed);
  expect(await identity.currentOwner()).toMatchObject({ uid: 'uid' });

  // Browsers report no change of the storage to a page in their back/forward cache.
  localStorage.removeItem(key);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(noticed).toHaveBeenCalledOnce());
  expect(await identity.currentOwner()).toBeNull();
});
