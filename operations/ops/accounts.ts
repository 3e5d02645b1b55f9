import { normalizeEmail } from '#domain/email.ts';
import { CommandRefused } from '../conversation.ts';
import type { CloudWriter } from '../doctor/cloud.ts';
import { noCredentials } from '../project/openStore.ts';

export interface SignInAccount {
  uid: string;
  email: string;
}

/** Looks up accounts at the sign-in service. Omits accounts without a verified address, except in `existing`. */
export type Accounts = ReturnType<typeof firebaseAccounts>;

/** The maximum that Firebase looks up at once. */
const perLookup = 100;

interface User {
  localId: string;
  email?: string;
  emailVerified?: boolean;
}

interface LookedUp {
  users?: User[];
}

function verified(users: readonly User[]): SignInAccount[] {
  return users.flatMap(({ localId, email, emailVerified }) =>
    email !== undefined && emailVerified === true ? [{ uid: localId, email: normalizeEmail(email) }] : [],
  );
}

/** Firebase's accounts of a project. Throws CommandRefused if they cannot be read. */
export function firebaseAccounts(cloud: Pick<CloudWriter, 'send'> | null, project: string) {
  const address = `https://identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`;
  const lookUp = async (wanted: { localId: string[] } | { email: string[] }): Promise<User[]> => {
    if (!cloud) throw new CommandRefused(noCredentials);
    const { status, body } = await cloud.send('POST', address, wanted);
    if (status !== 200) throw new CommandRefused(`Firebase’s accounts cannot be read: ${status}.`);
    return (body as LookedUp).users ?? [];
  };
  const lookUpAll = async (uids: readonly string[]): Promise<User[]> => {
    const found: User[] = [];
    for (let from = 0; from < uids.length; from += perLookup) {
      found.push(...(await lookUp({ localId: uids.slice(from, from + perLookup) })));
    }
    return found;
  };
  return {
    withUids: async (uids: readonly string[]) => verified(await lookUpAll(uids)),
    /** Those of the accounts that exist, even without a verified address. */
    existing: async (uids: readonly string[]) =>
      new Set((await lookUpAll(uids)).map(({ localId }) => localId)),
    withEmail: async (email: string) => verified(await lookUp({ email: [email] }))[0],
  };
}
