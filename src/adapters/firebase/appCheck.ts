import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The Firebase project's data for App Check. None of it is secret. */
export interface AppCheckConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  /** The site key of reCAPTCHA Enterprise. */
  siteKey: string;
}

/**
 * Starts App Check and returns a function that gets a token. Importing this file loads the SDK; the first token loads Google's
 * script. It has a Firebase app of its own, so that signing in does not wait for it.
 */
export function openAppCheck({ siteKey, ...project }: AppCheckConfig): () => Promise<string> {
  if (import.meta.env.MODE === 'sandbox') {
    // For the emulators, where Google's script does not run: a token that is registered in the console.
    const token: unknown = import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN;
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: token });
  }
  const appCheck = initializeAppCheck(initializeApp(project, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
