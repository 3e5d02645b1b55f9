import { Firestore } from '@google-cloud/firestore';
import { customAlphabet } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../firestoreEmulator.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { realTime } from '../inProcess/virtualTime.ts';
import { patientStore } from '../patientStore.ts';
import { couponRaces } from './couponRaces.ts';
import { eventRace } from './eventRace.ts';
import { ownerRaces } from './ownerRaces.ts';
import { openArena } from './race.ts';

const found = findFirestoreEmulator();
const projectId = customAlphabet('abcdefghijklmnopqrstuvwxyz', 12);

/** Each race is run this often: its facts are SQLite's too, only the way in which two transactions meet differs. */
const repetitions = 1;

if (found) {
  let emulator: FirestoreEmulator;
  let simulator: SharedSimulator;
  beforeAll(async () => {
    emulator = await startFirestoreEmulator(found);
    simulator = await openSharedSimulator(undefined, realTime);
  });
  afterAll(async () => {
    simulator.close();
    await emulator.stop();
  });

  describe('two instances over one database, on the official emulator', () => {
    it.each([...couponRaces, ...ownerRaces, eventRace])(
      `$id: $title, ${repetitions} time`,
      async ({ run }) => {
        for (let seed = 1; seed <= repetitions; seed += 1) {
          // A project of its own is an empty database.
          const server = await simulator.server(
            patientStore(firestoreStore(new Firestore({ projectId: `demo-${projectId()}` }))),
          );
          await expect(run(openArena(server, { seed, small: true }))).resolves.toBeUndefined();
          await server.stop();
        }
      },
      120_000,
    );
  });
} else {
  const words =
    'NOT RUN: the races on Firestore, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
  describe('two instances over one database, on the official emulator', () => {
    it.todo('was not run: no official Firestore emulator was found');
  });
}
