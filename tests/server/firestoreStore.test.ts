import { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import { firestoreTransaction } from '#functions/store/firestoreTransaction.ts';
import { newProjectId, findFirestoreEmulator, startFirestoreEmulator } from './firestoreEmulator.ts';
import { describeOnFirestore, useFirestore } from './onFirestore.ts';
import { describeSecondTries, onSecondTries } from './secondTries.ts';
import { describeStore, type StoreUnderTest } from './storeContract.ts';

describeOnFirestore('Firestore on the official emulator', (found) => {
  useFirestore(found);
  let projectId = '';
  const again = async () => firestoreStore(new Firestore({ projectId }));
  /** A new project is an empty database. */
  const open = () => {
    projectId = newProjectId();
    return again();
  };
  const underTest: StoreUnderTest = { open, openAgain: again, stop: () => Promise.resolve() };
  describeStore('the store', underTest);
  const secondTry = 'a second try of a transaction';
  const underSecondTries: StoreUnderTest = {
    ...underTest,
    open: async () => onSecondTries(await open()),
    openAgain: async () => onSecondTries(await again()),
  };
  describeStore(secondTry, underSecondTries);
  describeSecondTries(secondTry, underSecondTries);
});

describe('a Firestore emulator for tests', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([undefined, '127.0.0.1:1'])('leaves no host to the next test file, after %s', async (before) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', before);
    const emulator = await startFirestoreEmulator({ host: '127.0.0.1:2' });
    expect(findFirestoreEmulator()).toEqual({ host: '127.0.0.1:2' });
    emulator.stop();
    expect(process.env['FIRESTORE_EMULATOR_HOST']).toBe(before);
  });
});

/** A database whose first transactions end with this error, before anything is written. */
function failing(code: number, message: string, times = 1): Firestore {
  let left = times;
  return {
    runTransaction: async (run: (transaction: object) => Promise<unknown>) => {
      left -= 1;
      if (left < 0) return run({});
      throw Object.assign(new Error(message), { code });
    },
  } as unknown as Firestore;
}

it.each([
  [1, 'CANCELLED: The operation was cancelled.'],
  [2, 'UNKNOWN: Getting metadata from plugin failed with error: socket hang up'],
  [3, 'INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'],
  // The emulator's words for it.
  [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.'],
  [4, 'DEADLINE_EXCEEDED: Deadline exceeded'],
  [8, 'RESOURCE_EXHAUSTED: Bandwidth exhausted'],
  [10, 'ABORTED: Too much contention on these documents.'],
  [13, 'INTERNAL: Received RST_STREAM with code 2 triggered by internal client error: read ECONNRESET'],
  [14, 'UNAVAILABLE: Connection dropped'],
  [16, 'UNAUTHENTICATED: Request had invalid authentication credentials.'],
])('a transaction that ends with %i %s is run again', async (code, message) => {
  const run = async () => 'written';
  await expect(firestoreTransaction(failing(code, message))(run)).resolves.toBe('written');
});

it.each([
  [3, 'INVALID_ARGUMENT: The value of property "note" is longer than 1048487 bytes.'],
  [7, 'PERMISSION_DENIED: Missing or insufficient permissions.'],
  [9, 'FAILED_PRECONDITION: The query requires an index.'],
])('a transaction that ends with %i %s is not', async (code, message) => {
  const run = async () => 'written';
  await expect(firestoreTransaction(failing(code, message))(run)).rejects.toThrow(message);
});

it('a database that stays away is an error after five tries', async () => {
  const run = async () => 'written';
  await expect(firestoreTransaction(failing(14, 'UNAVAILABLE', 4))(run)).resolves.toBe('written');
  await expect(firestoreTransaction(failing(14, 'UNAVAILABLE', 5))(run)).rejects.toThrow('UNAVAILABLE');
});
