import type { OfficialEmulators } from './emulators.ts';

type Emulator = Pick<OfficialEmulators, 'authUrl' | 'project'>;

async function post({ authUrl }: Emulator, method: string, body: object): Promise<Record<string, unknown>> {
  const address = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

export async function askForLink(emulator: Emulator, email: string): Promise<void> {
  const continueUrl = 'http://127.0.0.1/';
  const wanted = { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true };
  await post(emulator, 'sendOobCode', wanted);
}

/** Signs a new owner in by e-mail link at the Auth emulator; returns the ID token. */
export async function signedInOwner(emulator: Emulator, email: string): Promise<string> {
  const { authUrl, project } = emulator;
  await askForLink(emulator, email);
  const listed = await fetch(`${authUrl}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await listed.json()) as { oobCodes: Array<{ email: string; oobCode: string }> };
  const oobCode = oobCodes.findLast((code) => code.email === email)?.oobCode;
  const { idToken } = await post(emulator, 'signInWithEmailLink', { email, oobCode });
  if (typeof idToken !== 'string') throw new Error('the Auth emulator signed nobody in');
  return idToken;
}
