import type { OfficialEmulators } from './emulators.ts';

/** Signs a new owner in by e-mail link at the Auth emulator; answers the ID token. */
export async function signedInOwner(
  { authUrl, project }: Pick<OfficialEmulators, 'authUrl' | 'project'>,
  email: string,
): Promise<string> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts`;
  const post = async (method: string, body: object) => {
    const response = await fetch(`${accounts}:${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const continueUrl = 'http://127.0.0.1/';
  await post('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true });
  const listed = await fetch(`${authUrl}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await listed.json()) as { oobCodes: Array<{ email: string; oobCode: string }> };
  const oobCode = oobCodes.findLast((code) => code.email === email)?.oobCode;
  const { idToken } = await post('signInWithEmailLink', { email, oobCode });
  if (typeof idToken !== 'string') throw new Error('the Auth emulator signed nobody in');
  return idToken;
}
