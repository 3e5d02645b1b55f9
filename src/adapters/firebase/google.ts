import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
  type UserCredential,
} from 'firebase/auth';

// End-to-end tests set this to drive the SDK's own popup against the Auth emulator's account page.
const realPopupKey = 'sandbox-google';

async function signInWithRealPopup(auth: Auth): Promise<UserCredential> {
  const provider = new GoogleAuthProvider();
  // Without it Google silently takes the only account it knows, and an owner could not choose another.
  provider.setCustomParameters({ prompt: 'select_account' });
  return signInWithPopup(auth, provider, browserPopupRedirectResolver);
}

/** Opens Google's popup; in the sandbox, which has no internet, its own account chooser. */
export async function signInWithGooglePopup(auth: Auth): Promise<UserCredential> {
  if (import.meta.env.MODE === 'sandbox' && window.sessionStorage.getItem(realPopupKey) !== 'popup') {
    const { signInWithSandboxGoogle } = await import('./sandboxGoogle.ts');
    return signInWithSandboxGoogle(auth);
  }
  return signInWithRealPopup(auth);
}
