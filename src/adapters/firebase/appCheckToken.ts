/** How long the first call waits for Google's script and token, and every call after one that waited in vain. In milliseconds. */
const patience = { first: 4_000, later: 500 };

/**
 * Answers an App Check token, or null where none comes in time: an extension that blocks Google's script leaves a
 * token waiting for ever. A call is then sent without one, and the server decides.
 * @param open loads App Check; asked once, and again after it failed.
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

// Read here and not where the site is put together: the sign-in has no byte to spare, and this file is loaded with the first call.
// The bundler leaves App Check out only if the key is compared right here.

/** Answers the token that says that a call comes from the site itself; null always where the site was built without a site key. */
export const appCheckToken: () => Promise<string | null> = import.meta.env.VITE_APP_CHECK_SITE_KEY
  ? patientAppCheck(async () => {
      const { openAppCheck } = await import('./appCheck.ts');
      return openAppCheck({
        apiKey: String(import.meta.env.VITE_FIREBASE_API_KEY),
        projectId: String(import.meta.env.VITE_FIREBASE_PROJECT_ID),
        appId: String(import.meta.env.VITE_FIREBASE_APP_ID),
        siteKey: String(import.meta.env.VITE_APP_CHECK_SITE_KEY),
      });
    })
  : async () => null;
