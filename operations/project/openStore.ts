import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';

/** The command that gives our commands the operator's Google credentials. */
export const signInToGoogle = 'gcloud auth application-default login';

/** The command that signs gcloud itself in, whose commands some cures are. */
export const signInToGcloud = 'gcloud auth login';

/** The command that signs the Firebase CLI in, which stores secrets and deploys. */
export const signInToFirebase = 'npx firebase login';

/** The message of a command that needs Google credentials. */
export const noCredentials = `There are no Google credentials on this machine: ${signInToGoogle}`;

export const defaultDatabase = '(default)';

const databaseVariable = 'FIRESTORE_DATABASE';

export const chosenDatabase = () => process.env[databaseVariable] || defaultDatabase;

/** The end of a line that names a project: its database, unless that is the usual one. */
export const inDatabase = (database: string) =>
  database === defaultDatabase ? '' : `, database ${database}`;

export const onDatabase = (database: string, command: string) =>
  database === defaultDatabase ? command : `${databaseVariable}=${database} ${command}`;

/**
 * A project's database with the operator's credentials. Google's libraries act on that project from then on, not on this machine's
 * default one, and count their calls for it: a person's own credentials belong to no project, and without one Google
 * refuses services such as the sign-ins. Throws CommandRefused without credentials, instead of a stack trace.
 */
export async function openStore(projectId: string, database = chosenDatabase()): Promise<Store> {
  process.env['GOOGLE_CLOUD_PROJECT'] = projectId;
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] = projectId;
  const { applicationDefault, initializeApp } = await import('firebase-admin/app');
  if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    try {
      await applicationDefault().getAccessToken();
    } catch (cause) {
      throw new CommandRefused(noCredentials, { cause });
    }
  }
  const { getFirestore } = await import('firebase-admin/firestore');
  const { firestoreStore } = await import('#functions/store/firestoreStore.ts');
  return firestoreStore(getFirestore(initializeApp({ projectId }, `operations on ${database}`), database));
}
