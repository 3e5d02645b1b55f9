import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';

/**
 * The database of a project: Firestore with the credentials of whoever runs the command (`gcloud auth application-default
 * login`), or the sandbox's file where `CURBWISE_SQLITE` names one.
 */
export function openStore(projectId: string): Store {
  const file = process.env['CURBWISE_SQLITE'];
  if (file !== undefined) return openSqliteStore(file);
  return firestoreStore(getFirestore(initializeApp({ projectId }, 'operations')));
}
