import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import {
  findFirestoreEmulator,
  newProjectId,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from './firestoreEmulator.ts';
import { describeSecondTries, onSecondTries } from './secondTries.ts';
import { describeStore, type StoreUnderTest } from './storeContract.ts';

const found = findFirestoreEmulator();

if (found) {
  let emulator: FirestoreEmulator;
  let projectId = '';
  const again = async () => firestoreStore(new Firestore({ projectId }));
  /** A new project is an empty database. */
  const open = () => {
    projectId = newProjectId();
    return again();
  };
  const name = 'the Firestore store, on the official emulator';
  beforeAll(async () => {
    emulator = await startFirestoreEmulator(found);
  });
  afterAll(() => emulator.stop());
  const underTest: StoreUnderTest = { open, openAgain: again, stop: () => Promise.resolve() };
  describeStore(name, underTest);
  const secondTry = 'a second try of a transaction, on the official emulator';
  const underSecondTries: StoreUnderTest = {
    ...underTest,
    open: async () => onSecondTries(await open()),
    openAgain: async () => onSecondTries(await again()),
  };
  describeStore(secondTry, underSecondTries);
  describeSecondTries(secondTry, underSecondTries);
} else {
  const words =
    'NOT RUN: the Firestore store was not tested, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
  describe('the Firestore store, on the official emulator', () => {
    it.todo('was not run: no official Firestore emulator was found');
  });
}
