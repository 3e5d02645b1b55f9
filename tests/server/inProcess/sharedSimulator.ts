import type { RequestListener } from 'node:http';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store, StoredDocument } from '#functions/store/Store.ts';
import { simulatorApp } from '#simulator/app.ts';
import { SimulatedClock } from '#simulator/clock.ts';
import { Courier } from '#simulator/courier.ts';
import { Faults } from '#simulator/faults.ts';
import { Ledger, type Books } from '#simulator/ledger.ts';
import { usualSettings, type PayPalSimulator, type SimulatorSettings } from '#simulator/PayPalSimulator.ts';
import { certificateId } from '#simulator/transmission.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';
import { deliveryOf, type LedgerEntry, type TestServer } from '../testServer.ts';
import { inject } from './inject.ts';
import { keptLogs } from '../logs/keptLogs.ts';
import { openInstance } from './instance.ts';
import { openNetwork, usualHosts, type Hosts } from './network.ts';
import { indexed } from './indexed.ts';
import { heldAgainstTable } from './heldAgainstTable.ts';
import { wholeTransactions } from './wholeTransactions.ts';
import { startVirtualTime, type VirtualTime } from './virtualTime.ts';
import { settleServer, type InProcessServer } from './inProcessServer.ts';

/** The simulator and clock shared by a file's test servers. It runs one server at a time. */
export interface SharedSimulator {
  /** A freshly seeded server without owners, over SQLite in memory or the given database. */
  server(database?: Store): Promise<InProcessServer>;
  close(): void;
}

export interface SimulatorOptions {
  settings?: Partial<SimulatorSettings>;
  clock?: () => VirtualTime;
  /** Milliseconds before each retry of an event that was not accepted. */
  backoff?: readonly number[];
  hosts?: Hosts;
}

const seeded = ['Plans', 'Credentials', 'Sandbox'] as const;

/** Webhooks without signatures (signing costs more than the rest), until a test enables their delivery. */
function webhooksOf(faults: Faults): TestServer['webhooks'] {
  let arrive = false;
  return {
    answers: [],
    get arrive() {
      return arrive;
    },
    set arrive(wanted) {
      if (wanted) faults.clear();
      arrive = wanted;
    },
  };
}

/** The current time, and a way to move it. */
type Moment = Pick<VirtualTime, 'now' | 'skip'>;

/** The single clock of this process: moving PayPal's also moves the services'. */
class SharedClock extends SimulatedClock {
  readonly #time: Moment;

  constructor(ledger: Ledger, time: Moment) {
    super(
      ledger,
      () => time.now(),
      () => undefined,
    );
    this.#time = time;
  }

  override moveTo(moment: Date): void {
    const step = moment.getTime() - this.now().getTime();
    if (step > 0) this.#time.skip(step);
  }
}

/** The PayPal simulator in this process, using the services' clock. */
function simulatorAt(
  time: Moment,
  { settings, backoff, hosts }: Required<Omit<SimulatorOptions, 'clock'>>,
): PayPalSimulator {
  const now = () => time.now();
  const ledger = new Ledger();
  const faults = new Faults();
  const url = hosts.paypal;
  const courier = new Courier({ ledger, faults, now, real: () => new Date(), url: () => url, backoff });
  return {
    ledger,
    faults,
    courier,
    settings: { ...usualSettings, ...settings },
    clock: new SharedClock(ledger, time),
    now,
    url,
  };
}

function controlOf(app: RequestListener): TestServer['control'] {
  return async (method, at, body) => {
    const headers = { 'content-type': 'application/json' };
    const text = body && JSON.stringify(body);
    const response = await inject(app, { method, path: `/__sim${at}`, headers, body: text });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${answer}`);
    return answer === '' ? undefined : JSON.parse(answer);
  };
}

/** The initial documents of a seeded server, and PayPal's books with them. */
interface Seed {
  documents: Array<[collection: string, found: StoredDocument[]]>;
  books: Books;
}

/** The seeds made in this process, by settings and hosts: provisioning all plans takes longer than most tests. */
const seeds = new Map<string, Promise<Seed>>();

async function makeSeed(ledger: Ledger, { paypal, site }: Hosts): Promise<Seed> {
  const store = openSqliteStore(':memory:');
  await seedStore({ store, paypalUrl: paypal, siteUrl: site });
  const documents = await Promise.all(
    seeded.map(async (name): Promise<Seed['documents'][number]> => [name, await store.find(name)]),
  );
  await store.close();
  return { documents, books: structuredClone(ledger.books) };
}

/** Opens the simulator. `close` restores the process's clock and network. */
export async function openSharedSimulator({
  settings = {},
  clock = startVirtualTime,
  backoff = [1_000, 60_000],
  hosts = usualHosts,
}: SimulatorOptions = {}): Promise<SharedSimulator> {
  const present: Moment = { now: () => new Date(), skip: () => undefined };
  const simulator = simulatorAt(present, { settings, backoff, hosts });
  const { ledger, faults, courier, url } = simulator;
  const app = simulatorApp(simulator);
  const control = controlOf(app);
  const path = `/v1/notifications/certs/${certificateId}`;
  // Created by real work of the machine, which virtual time would not wait for.
  await inject(app, { method: 'GET', path, headers: {} });

  const time = clock();
  Object.assign(present, time);
  let server: InProcessServer | undefined;
  const site = async (headers: Headers, rawBody: string) => {
    if (!server?.webhooks.arrive) return 503;
    const answer = await handleWebhook(
      server.receiver,
      deliveryOf(Object.fromEntries(headers), rawBody),
    ).catch(() => 500);
    server.webhooks.answers.push(answer);
    return answer;
  };
  const network = openNetwork({ hosts, paypal: app, site, time });
  const kind = JSON.stringify({ settings, hosts });
  const seed = seeds.get(kind) ?? makeSeed(ledger, hosts);
  seeds.set(kind, seed);
  const { documents, books } = await seed;

  return {
    async server(database = openSqliteStore(':memory:')) {
      await courier.settled();
      await server?.stop();
      network.mend();
      faults.clear();
      time.reset();
      Object.assign(simulator.settings, usualSettings, settings);
      ledger.change((kept) => Object.assign(kept, structuredClone(books)));
      await database.batch((writes) => {
        for (const [collection, found] of documents)
          for (const { id, fields } of found) writes.set({ collection, id }, fields);
      });
      const webhooks = webhooksOf(faults);
      await control('POST', '/faults', { on: 'webhooks', deliver: 'off' });
      const lines: string[] = [];
      const removedSignIns: string[] = [];
      const memory = { logs: keptLogs(lines), time, removedSignIns, siteUrl: hosts.site };
      const shared = wholeTransactions(heldAgainstTable(indexed(database)));
      const instance = () => openInstance(shared, memory);
      const own = instance();
      const made: InProcessServer = {
        ...own,
        receiver: own,
        lines,
        webhooks,
        paypalUrl: url,
        network,
        time,
        get books() {
          return ledger.books;
        },
        instance,
        rest: () => settleServer(made),
        advanceClock: (milliseconds) => time.skip(milliseconds),
        control,
        removedSignIns,
        advanceDays: async (days) => void (await control('PUT', '/clock', { advanceDays: days })),
        approve: async (id) => void (await control('POST', `/subscriptions/${id}/approve`)),
        settled: () => courier.settled(),
        ledger: async () =>
          ((await control('GET', '/state')) as { subscriptions: LedgerEntry[] }).subscriptions,
        async readCollection(collection) {
          const found = await database.find(collection);
          return Object.fromEntries(found.map(({ id, fields }) => [id, fields]));
        },
        async stop() {
          if (server === made) server = undefined;
          await database.close();
        },
      };
      // What a test changes about the server also holds for events.
      made.receiver = made;
      server = made;
      return made;
    },
    close() {
      time.stop();
      network.close();
    },
  };
}
