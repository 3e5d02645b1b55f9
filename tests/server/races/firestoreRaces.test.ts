import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import {
  findFirestoreEmulator,
  newProjectId,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../firestoreEmulator.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { realTime } from '../inProcess/virtualTime.ts';
import { couponRaces } from './couponRaces.ts';
import { oneDocument } from './oneDocument.ts';
import { ownerRaces } from './ownerRaces.ts';
import { openArena } from './race.ts';

const found = findFirestoreEmulator();

/** Number of repetitions of each race: its logic is the same as over SQLite; only transaction conflicts differ. */
const repetitions = 1;

/** Number of racers: each costs round trips, and two that block each other lock a document for two seconds. */
const most = 12;

if (found) {
  let emulator: FirestoreEmulator;
  let simulator: SharedSimulator;
  beforeAll(async () => {
    emulator = await startFirestoreEmulator(found);
    simulator = await openSharedSimulator({ clock: realTime });
  });
  afterAll(async () => {
    simulator.close();
    emulator.stop();
  });

  describe('two instances over one database, on the official emulator', () => {
    it.each([...couponRaces, ...ownerRaces])(
      `$id: $title, ${repetitions} time`,
      async ({ run }) => {
        for (let seed = 1; seed <= repetitions; seed += 1) {
          const server = await simulator.server(firestoreStore(new Firestore({ projectId: newProjectId() })));
          await expect(run(openArena(server, { seed, most })), `repetition ${seed}`).resolves.toBeUndefined();
          await server.stop();
        }
      },
      120_000,
    );
  });

  describe('twenty owners change one document simultaneously, on the official emulator', () => {
    it.each([
      { instances: 1, holdMs: 0 },
      { instances: 20, holdMs: 0 },
      { instances: 20, holdMs: 8_000 },
    ])(
      'at $instances instances, while another holds it for $holdMs ms: each of them succeeds, and each counts once',
      async (race) => {
        const projectId = newProjectId();
        const open = () => firestoreStore(new Firestore({ projectId }));
        const counted = await oneDocument(open, { ...race, racers: 20 });
        expect(counted).toBe(20);
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
