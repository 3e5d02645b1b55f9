import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';

/** How a person gives the commands their Google credentials. */
export const signInToGoogle = 'gcloud auth application-default login';

/** What a command says that cannot go on without Google credentials. */
export const noCredentials = `There are no Google credentials on this machine: ${signInToGoogle}`;

/**
 * The database of a project: Firestore with the credentials of the person who runs the command, or the sandbox's file where
 * `CURBWISE_SQLITE` names one. `FIRESTORE_DATABASE` names another database of the project, such as a restored one. Throws CommandRefused without credentials; Firestore's client would end the command with a
 * stack trace at its first request.
 */
export async function openStore(projectId: string): Promise<Store> {
  const file = process.env['CURBWISE_SQLITE'];
  if (file !== undefined) return openSqliteStore(file);
  if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    try {
      await applicationDefault().getAccessToken();
    } catch (cause) {
      throw new CommandRefused(noCredentials, { cause });
    }
  }
  const database = process.env['FIRESTORE_DATABASE'] ?? '(default)';
  return firestoreStore(getFirestore(initializeApp({ projectId }, 'operations'), database));
}
