import { GoogleAuthProvider, signInWithCredential, type Auth, type UserCredential } from 'firebase/auth';
import { AppError } from '#domain/errors.ts';

/** The account that an owner picked in the sandbox's chooser. */
interface SandboxProfile {
  sub: string;
  email: string;
  name: string;
}

const chooserPath = '/__sandbox/google';
// The chooser's page stores the chosen account under this key.
const chosenKey = 'sandbox-google-account';
const chooserWindow = 'popup,width=480,height=640';
// No event reports that the other window was closed, so this polls a few times per second.
const closedCheckInterval = 200;

function profileIn(data: unknown): SandboxProfile | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, profile } = data as {
    type?: unknown;
    profile?: Partial<Record<keyof SandboxProfile, unknown>>;
  };
  if (type !== 'sandbox-google' || !profile) return undefined;
  const { sub, email, name } = profile;
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof name !== 'string') return undefined;
  return { sub, email, name };
}

async function chosenProfile(): Promise<SandboxProfile> {
  const chooser = window.open(chooserPath, 'sandbox-google', chooserWindow);
  if (!chooser) throw new AppError('auth/popup-blocked');
  const listening = new AbortController();
  let closedCheck: number | undefined;
  try {
    return await new Promise<SandboxProfile>((resolve, reject) => {
      const handleMessage = (event: MessageEvent<unknown>) => {
        if (event.origin !== window.location.origin || event.source !== chooser) return;
        const profile = profileIn(event.data);
        if (profile) resolve(profile);
      };
      window.addEventListener('message', handleMessage, { signal: listening.signal });
      closedCheck = window.setInterval(() => {
        if (chooser.closed) reject(new AppError('auth/popup-closed'));
      }, closedCheckInterval);
    });
  } finally {
    listening.abort();
    window.clearInterval(closedCheck);
    chooser.close();
  }
}

function signIn(auth: Auth, { sub, email, name }: SandboxProfile): Promise<UserCredential> {
  const idToken = JSON.stringify({ sub, email, email_verified: true, name });
  return signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
}

/** Google sign-in without internet: the Auth emulator accepts any account chosen here. */
export async function signInWithSandboxGoogle(auth: Auth): Promise<UserCredential> {
  return signIn(auth, await chosenProfile());
}

export function redirectToSandboxGoogle(): void {
  const { pathname, search } = window.location;
  window.location.assign(`${chooserPath}?return=${encodeURIComponent(pathname + search)}`);
}

/** Signs in with the account picked on the chooser's page; null if none was picked. */
export async function sandboxRedirectResult(auth: Auth): Promise<UserCredential | null> {
  const kept = window.sessionStorage.getItem(chosenKey);
  window.sessionStorage.removeItem(chosenKey);
  const profile = profileIn({ type: 'sandbox-google', profile: JSON.parse(kept ?? 'null') as unknown });
  return profile ? signIn(auth, profile) : null;
}
