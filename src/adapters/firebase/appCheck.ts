import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';

/** The Firebase project's settings for App Check. None of them is secret. */
export interface AppCheckConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  /** The site key of reCAPTCHA Enterprise. */
  siteKey: string;
}

/**
 * Starts App Check and returns a function that gets a token. Importing this file loads the SDK; the first token loads
 * Google's script. It uses a separate Firebase app, so signing in does not wait for it.
 */
export function openAppCheck({ siteKey, ...project }: AppCheckConfig): () => Promise<string> {
  if (import.meta.env.MODE === 'sandbox') {
    // For the emulators, where Google's script does not run: a debug token registered in the console.
    const token: unknown = import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN;
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: token });
  }
  const appCheck = initializeAppCheck(initializeApp(project, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}

/** Sends the token with the SDK's own requests, which do not wait: without it the SDK sends one that proves nothing. */
export function sendAppCheckOf(app: FirebaseApp, appCheckToken: () => Promise<string | null>): void {
  const provider = new CustomProvider({
    getToken: async () => {
      const token = await appCheckToken();
      if (token === null) throw new Error('No App Check token came in time');
      return { token, expireTimeMillis: Date.now() + 60_000 };
    },
  });
  initializeAppCheck(app, { provider });
}
