import { CommandRefused } from '../conversation.ts';
import type { CloudWriter } from '../doctor/cloud.ts';
import { noCredentials } from '../project/openStore.ts';

/** An account that owners sign in with, and its verified address. */
export interface SignInAccount {
  uid: string;
  email: string;
}

/** Looks accounts up at the sign-in service. An account without a verified address is as good as none. */
export interface Accounts {
  withUids(uids: readonly string[]): Promise<SignInAccount[]>;
  /** Those of the accounts that exist, with a verified address or without. */
  existing(uids: readonly string[]): Promise<Set<string>>;
  withEmail(email: string): Promise<SignInAccount | undefined>;
}

/** Firebase looks up no more at once. */
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
    email !== undefined && emailVerified === true ? [{ uid: localId, email }] : [],
  );
}

/** Firebase's accounts of a project. Throws CommandRefused where they cannot be read. */
export function firebaseAccounts(cloud: CloudWriter | null, project: string): Accounts {
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
    withUids: async (uids) => verified(await lookUpAll(uids)),
    existing: async (uids) => new Set((await lookUpAll(uids)).map(({ localId }) => localId)),
    withEmail: async (email) => verified(await lookUp({ email: [email] }))[0],
  };
}
