import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';

/** How a person gives the commands their Google credentials. */
export const signInToGoogle = 'gcloud auth application-default login';

/** What a command says that cannot go on without Google credentials. */
export const noCredentials = `There are no Google credentials on this machine: ${signInToGoogle}`;

/**
 * The database of a project, with the credentials of the person who runs the command. `FIRESTORE_DATABASE` names another one of
 * the project, such as a restored one. Throws CommandRefused without credentials; Firestore's client would end the command with
 * a stack trace at its first request.
 */
export async function openStore(projectId: string): Promise<Store> {
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
