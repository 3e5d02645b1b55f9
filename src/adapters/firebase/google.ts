import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type PopupRedirectResolver,
  type UserCredential,
} from 'firebase/auth';
import { AppError } from '#domain/errors.ts';
import { unlessBlocked } from '#loading/unlessBlocked.ts';
import { redirectToSandboxGoogle, sandboxRedirectResult, signInWithSandboxGoogle } from './sandboxGoogle.ts';

// End-to-end tests set this to use the SDK's own popup with the Auth emulator's account page.
const realPopupKey = 'sandbox-google';

const sandboxChooser = {
  signIn: signInWithSandboxGoogle,
  leave: redirectToSandboxGoogle,
  result: sandboxRedirectResult,
};

function wantsRealPopup(): boolean {
  return unlessBlocked(() => window.sessionStorage.getItem(realPopupKey)) === 'popup';
}

// The bundler removes the sandbox's chooser from a production build only if the mode is compared right here.
const chooserInSandbox =
  import.meta.env.MODE === 'sandbox' ? () => (wantsRealPopup() ? null : sandboxChooser) : () => null;

function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  // Without this, Google silently uses the only account it knows, and an owner could not choose another.
  return provider.setCustomParameters({ prompt: 'select_account' }) as GoogleAuthProvider;
}

/** The part of the SDK's resolver that loads Google's frame. The SDK calls it itself in Safari and on phones. */
interface LoadableResolver {
  _initialize?: (auth: Auth) => Promise<unknown>;
}

let resolverMade: LoadableResolver | undefined;

/** Firebase's popup resolver, called with `new`: one instance per page, which `loadGoogle` can load early. */
function GoogleResolver(): LoadableResolver {
  resolverMade ??= new (browserPopupRedirectResolver as unknown as new () => LoadableResolver)();
  return resolverMade;
}
const resolver = GoogleResolver as unknown as PopupRedirectResolver;

/**
 * Preloads Google's frame, because Safari blocks a popup that opens later than the click. The resolver is not passed to
 * `initializeAuth`, which would load the frame on every page of the app (reference/Firebase.mdx#googles-frame). Never
 * rejects; the click retries.
 */
export async function loadGoogle(auth: Auth): Promise<void> {
  if (chooserInSandbox()) return;
  await GoogleResolver()
    ._initialize?.(auth)
    .catch(() => undefined);
}

/** Opens Google's popup; in the sandbox, which has no internet, opens the sandbox's account chooser. */
export function signInWithGooglePopup(auth: Auth): Promise<UserCredential> {
  return chooserInSandbox()?.signIn(auth) ?? signInWithPopup(auth, google(), resolver);
}

export async function redirectToGoogle(auth: Auth): Promise<void> {
  const chooser = chooserInSandbox();
  if (chooser) chooser.leave();
  else await signInWithRedirect(auth, google(), resolver);
}

export async function googleRedirectResult(auth: Auth): Promise<UserCredential> {
  const result = await (chooserInSandbox()?.result(auth) ?? getRedirectResult(auth, resolver));
  if (!result) throw new AppError('auth/popup-closed');
  return result;
}
