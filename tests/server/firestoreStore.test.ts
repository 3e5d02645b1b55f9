import { Firestore } from '@google-cloud/firestore';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import { newProjectId } from './firestoreEmulator.ts';
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
