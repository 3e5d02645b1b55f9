import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import { newProjectId } from '../firestoreEmulator.ts';
import { describeOnFirestore, useFirestore } from '../onFirestore.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { realTime } from '../inProcess/virtualTime.ts';
import { races } from './everyRace.ts';
import { oneDocument } from './oneDocument.ts';
import { openArena } from './race.ts';

/** Number of racers: each costs round trips, and two that block each other lock a document for two seconds. */
const most = 12;

describeOnFirestore('races on the official emulator', (found) => {
  useFirestore(found);
  let simulator: SharedSimulator;
  beforeAll(async () => {
    simulator = await openSharedSimulator({ clock: realTime });
  });
  afterAll(() => simulator.close());

  // Once each: their logic is the same as over SQLite; only the conflicts of transactions differ.
  it.each(races)(
    'two instances over one database: $title',
    async ({ run }) => {
      const server = await simulator.server(firestoreStore(new Firestore({ projectId: newProjectId() })));
      await expect(run(openArena(server, { seed: 1, most }))).resolves.toBeUndefined();
      await server.stop();
    },
    120_000,
  );

  describe('twenty owners change one document simultaneously', () => {
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
});
