import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from './firestoreEmulator.ts';

type Found = NonNullable<ReturnType<typeof findFirestoreEmulator>>;

/** Tests that need the official Firestore emulator. Where none is found, it says loudly that they were not run. */
export function describeOnFirestore(title: string, tests: (found: Found) => void): void {
  const found = findFirestoreEmulator();
  if (found) {
    describe(title, () => {
      tests(found);
    });
    return;
  }
  const words =
    `NOT RUN: ${title}, because no official Firestore emulator was found. ` +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
  describe(title, () => {
    it.todo('was not run: no official Firestore emulator was found');
  });
}

/** Starts the emulator for the tests of this block. */
export function useFirestore(found: Found): void {
  let emulator: FirestoreEmulator;
  beforeAll(async () => {
    emulator = await startFirestoreEmulator(found);
  });
  afterAll(() => emulator.stop());
}
