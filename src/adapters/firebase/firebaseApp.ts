import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { language } from '#domain/language.ts';
import { hideSilentDatabase } from '../browser/silentDatabase.ts';
import { appCheckToken } from './appCheckToken.ts';
import type { FirebaseConfig } from './firebaseConfig.ts';

/** Opens Firebase Auth for this page. Call it once. */
export async function initializeFirebaseAuth(config: FirebaseConfig): Promise<Auth> {
  const { apiKey, authDomain, projectId, authEmulatorUrl } = config;
  await hideSilentDatabase();
  const app = initializeApp({ apiKey, authDomain, projectId });
  // The bundler omits App Check only if the key is compared right here.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    const { sendAppCheckOf } = await import('./appCheck.ts');
    sendAppCheckOf(app, appCheckToken);
  }
  // Firebase waits for IndexedDB without a limit, and in Safari it may stop answering while other tabs are open
  // (github.com/firebase/firebase-js-sdk/issues/8019). So the sign-in is kept in local storage.
  // No popup resolver here: it would load Google's frame on every page instead of on click.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  // The language of Firebase's e-mails and of Google's page.
  auth.languageCode = language;
  if (import.meta.env.MODE === 'sandbox' && authEmulatorUrl !== null) {
    connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  }
  return auth;
}
