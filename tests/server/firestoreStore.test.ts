import { Firestore } from '@google-cloud/firestore';
import { nanoid } from 'nanoid';
import { describe, it } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from './firestoreEmulator.ts';
import { describeAccounts } from './accountContract.ts';
import { describeCouponRace } from './couponRaceContract.ts';
import { describeReminders } from './reminderContract.ts';
import { describeSecondTries, onSecondTries } from './secondTries.ts';
import { describeStore, type StoreUnderTest } from './storeContract.ts';

const found = findFirestoreEmulator();

if (found) {
  let emulator: FirestoreEmulator;
  const projectId = `demo-${nanoid()
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '')}`;
  const open = () => firestoreStore(new Firestore({ projectId }));
  const name = 'the Firestore store, on the official emulator';
  const underTest: StoreUnderTest = {
    async open() {
      emulator = await startFirestoreEmulator(found);
      return open();
    },
    openAgain: async () => open(),
    stop: () => emulator.stop(),
  };
  describeStore(name, underTest);
  const again = 'a second try of a transaction, on the official emulator';
  const underSecondTries: StoreUnderTest = {
    ...underTest,
    open: async () => onSecondTries(await underTest.open()),
    openAgain: async () => onSecondTries(open()),
  };
  describeStore(again, underSecondTries);
  describeSecondTries(again, underSecondTries);
  describeReminders(name, underTest);
  describeAccounts(name, underTest);
  describeCouponRace(name, underTest);
} else {
  const words =
    'NOT RUN: the Firestore store was not tested, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
  describe('the Firestore store, on the official emulator', () => {
    it.todo('was not run: no official Firestore emulator was found');
  });
}
