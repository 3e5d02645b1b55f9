import type { CloudWriter } from '#operations/doctor/cloud.ts';

export interface MailedCode {
  email: string;
  /** For a change of the address: the new one, to which the code is sent. */
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

export interface GoogleAccount {
  /** Google's id of the account. */
  sub: string;
  email: string;
  name: string;
}

export type EmulatorAccounts = ReturnType<typeof emulatorAccounts>;

interface ListedUser {
  displayName?: string;
  email?: string;
  /** Milliseconds since 1970, as text. */
  lastLoginAt?: string;
  providerUserInfo?: { providerId: string; rawId?: string; email?: string; displayName?: string }[];
}

/** A client of the emulator at `url` for one project. */
export function emulatorAccounts(url: string, projectId: string) {
  const codes = `${url}/emulator/v1/projects/${projectId}/oobCodes`;
  const config = `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  return {
    /** Codes that are still valid, oldest first. */
    async mailedCodes() {
      const { oobCodes } = (await request(codes)) as { oobCodes: MailedCode[] };
      return oobCodes;
    },
    /** Google accounts, the most recent sign-in first. */
    async googleAccounts() {
      const listed = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=1000`;
      const { users = [] } = (await request(listed)) as { users?: ListedUser[] };
      const signedInAt = ({ lastLoginAt = '0' }: ListedUser) => Number(lastLoginAt);
      return users.toSorted((a, b) => signedInAt(b) - signedInAt(a)).flatMap(googleAccountOf);
    },
    async removeAll() {
      await request(`${url}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' });
    },
    /** Makes responses for unknown addresses equal those for known ones, as in new Firebase projects. */
    async enableEmailEnumerationProtection() {
      await request(`${config}?updateMask=emailPrivacyConfig`, {
        method: 'PATCH',
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      });
    },
  };
}

function googleAccountOf({ displayName, email, providerUserInfo = [] }: ListedUser): GoogleAccount[] {
  const google = providerUserInfo.find(({ providerId }) => providerId === 'google.com');
  const address = google?.email ?? email;
  if (!google?.rawId || !address) return [];
  return [{ sub: google.rawId, email: address, name: google.displayName ?? displayName ?? address }];
}

// The emulator accepts this word as an administrator's token.
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Sends the emulator at `url` the requests that need an administrator's rights at Google. */
export const administrator = (url: string): Pick<CloudWriter, 'send'> => ({
  async send(method, address, sent) {
    const body = await request(address.replace('https:/', url), { method, body: JSON.stringify(sent) });
    return { status: 200, body };
  },
});

async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, headers });
  if (!response.ok) {
    throw new Error(
      `The Auth emulator answered ${response.status} to ${init.method ?? 'GET'} ${new URL(url).pathname}`,
    );
  }
  return response.json();
}
