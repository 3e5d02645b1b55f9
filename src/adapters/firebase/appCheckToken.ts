import { hideSilentDatabase } from '../browser/silentDatabase.ts';

/** Milliseconds that the first call waits for Google's script and token, and each after a failed wait. */
const patience = { first: 4_000, later: 500 };

/**
 * Returns an App Check token, or null if none arrives in time: without the limit, an extension that blocks Google's script
 * would stall a call forever. The call is then sent without a token, and the server decides.
 * @param open loads App Check. It is called once, and again after a failure.
 */
export function patientAppCheck(open: () => Promise<() => Promise<string>>): () => Promise<string | null> {
  let opening: Promise<() => Promise<string>> | undefined;
  let missed = false;
  const token = async () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return (await opening)();
  };
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const givingUp = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), missed ? patience.later : patience.first);
    });
    const answer = await Promise.race([token().catch(() => null), givingUp]);
    clearTimeout(timer);
    missed = answer === null;
    return answer;
  };
}

// Configured here rather than in `main`, because the sign-in must stay small and this file loads with the first call. The
// bundler omits App Check only if the key is compared right here.

/** A token that proves that a call comes from the site; always null if the build has no site key. */
export const appCheckToken: () => Promise<string | null> = import.meta.env.VITE_APP_CHECK_SITE_KEY
  ? patientAppCheck(async () => {
      const [{ openAppCheck }] = await Promise.all([import('./appCheck.ts'), hideSilentDatabase()]);
      return openAppCheck({
        apiKey: String(import.meta.env.VITE_FIREBASE_API_KEY),
        projectId: String(import.meta.env.VITE_FIREBASE_PROJECT_ID),
        appId: String(import.meta.env.VITE_FIREBASE_APP_ID),
        siteKey: String(import.meta.env.VITE_APP_CHECK_SITE_KEY),
      });
    })
  : async () => null;
