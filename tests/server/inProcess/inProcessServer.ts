import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import type { Books } from '#simulator/ledger.ts';
import type { TestServer } from '../testServer.ts';
import type { Network } from './network.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Services over SQLite in memory and a simulator without a socket, in virtual time. */
export interface InProcessServer extends TestServer {
  network: Network;
  time: VirtualTime;
  books: Readonly<Books>;
  /** The instance that receives PayPal's events. */
  receiver: ServerContext;
  /** Another instance of the functions over the same database, with its own memory. */
  instance(): ServerContext;
  /** Runs the scheduled functions on a separate instance until no work is left. */
  rest(): Promise<void>;
}

const minute = 60_000;

/**
 * Minutes between the runs of the scheduled functions until a server is at rest: some hours in all. After the second one,
 * every record has been compared with PayPal once.
 */
const pauses = [3, 32, 10, 20, 40, 80, 160] as const;

const live = ['ACTIVE', 'SUSPENDED'];

async function isAtRest(server: InProcessServer): Promise<boolean> {
  const waiting = Object.values(await server.readCollection('Outbox')).some(({ next_try: next }) => next);
  if (waiting) return false;
  const recorded = Object.values(await server.readCollection('Subscriptions'));
  return Object.values(server.books.subscriptions)
    .filter(({ status }) => live.includes(status))
    .every(({ id }) => recorded.some(({ subscriptionID }) => subscriptionID === id));
}

/** Implements `InProcessServer.rest`. */
export async function settleServer(server: InProcessServer): Promise<void> {
  const janitor = server.instance();
  for (const [run, pause] of pauses.entries()) {
    await server.time.pass(pause * minute);
    await server.settled();
    await finishInterrupted(janitor);
    await emptyOutbox(janitor);
    await compareWithProvider(janitor);
    if (run > 0 && (await isAtRest(server))) return;
  }
}
