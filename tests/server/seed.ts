import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Books } from '#sandbox/paypal/ledger.ts';
import type { SimulatorSettings } from '#sandbox/paypal/PayPalSimulator.ts';
import { startPayPalSimulator } from '#sandbox/paypal/startSimulator.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';

/** The initial state of a seeded server. */
export interface Seed {
  /** The store's file. */
  database: Buffer;
  /** The simulator's books. */
  books: Books;
}

const seeds = new Map<string, Promise<Seed>>();

/**
 * The sandbox's seed, with these PayPal settings. It is made once per process, because provisioning all plans would take
 * each server longer than the rest of its start.
 */
export function seedAt(settings: Partial<SimulatorSettings>): Promise<Seed> {
  const kind = JSON.stringify(settings);
  const seed = seeds.get(kind) ?? makeSeed(settings);
  seeds.set(kind, seed);
  return seed;
}

async function makeSeed(settings: Partial<SimulatorSettings>): Promise<Seed> {
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-seed-'));
  const database = join(folder, 'store.sqlite');
  const stateFile = join(folder, 'paypal.json');
  const simulator = await startPayPalSimulator({ port: 0, settings, stateFile });
  const store = openSqliteStore(database);
  try {
    // Seeding again, as every server does, writes that server's own addresses.
    await seedStore({ store, paypalUrl: simulator.url, siteUrl: 'http://127.0.0.1:9' });
  } finally {
    // Closing writes everything into one file.
    await store.close();
    await simulator.stop();
  }
  const seed = {
    database: readFileSync(database),
    books: JSON.parse(readFileSync(stateFile, 'utf8')) as Books,
  };
  rmSync(folder, { recursive: true });
  return seed;
}
