// npm run measure -- load: p50, p95 and p99 of each call beyond PayPal's time, with 1, 16 and 64 in parallel, with no
// and 100,000 owners stored. `npm run measure -- load --owners 1000 --calls 100` is smaller.
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { registrationOf } from '../server/registrationOf.ts';
import { newOwner, setCoupons } from '../server/testServer.ts';
import { freeCall, loadedCalls, type LoadedCall, type Passenger } from './calls.ts';
import { startLoadServer, storeOwners, type LoadServer } from './server.ts';

const { owners, calls: perLevel } = ownOptions<{ owners: number; calls: number }>(measureWords('load'));
const levels = [1, 16, 64] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

function quantile(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}

/** Makes a call for each passenger, `atOnce` in parallel; returns each duration in milliseconds without PayPal's. */
async function made(
  server: LoadServer,
  call: LoadedCall,
  of: Passenger[],
  atOnce: number,
): Promise<number[]> {
  const waiting = [...of];
  const took: number[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const passenger = next;
      took.push(await server.payPalTime.beyond(() => call.make(server, passenger)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return took.toSorted((one, other) => one - other);
}

function line(stored: number, atOnce: number, { name }: LoadedCall, took: readonly number[]): string {
  const figures = [0.5, 0.95, 0.99].map((part) => quantile(took, part).padStart(9));
  return [String(stored).padStart(8), String(atOnce).padStart(8), `  ${name.padEnd(22)}`, ...figures].join(
    '',
  );
}

async function measure(server: LoadServer, stored: number): Promise<void> {
  for (const atOnce of levels) {
    const passengers = Array.from({ length: perLevel }, () => ({ owner: newOwner(), subscriptionId: '' }));
    for (const call of loadedCalls) {
      say(line(stored, atOnce, call, await made(server, call, passengers, atOnce)));
      for (const passenger of passengers) await call.after?.(server, passenger);
    }
    const guests = Array.from({ length: perLevel }, () => ({ owner: newOwner(), subscriptionId: '' }));
    const { store, now } = server.context;
    await setCoupons(server.context, {
      FREE50: { applies_left: 1_000_000 },
      LAUNCH: { applies_left: 5, plan_name: 'Launch50' },
    });
    for (const { owner } of guests) {
      await saveRegistration(store, { owner, registration: registrationOf(), now: now() });
    }
    say(line(stored, atOnce, freeCall, await made(server, freeCall, guests, atOnce)));
  }
}

const server = await startLoadServer();
try {
  say(
    '  stored at once  call                        p50      p95      p99   (milliseconds beyond PayPal’s own)',
  );
  await measure(server, 0);
  const collections = ['Subscriptions', 'Registrations', 'Checkouts'];
  const like = Object.fromEntries(
    await Promise.all(
      collections.map(async (name) => {
        const [first] = await server.context.store.find(name, { limit: 1 });
        return [name, first?.fields ?? {}] as const;
      }),
    ),
  );
  await storeOwners(server.context.store, like, owners);
  await measure(server, owners);
} finally {
  await server.stop();
}
