import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { AppError } from '#domain/errors.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** The server of a race, and instances of the functions that share its database. */
export interface Arena {
  server: InProcessServer;
  /** The next of several instances. */
  instance: () => ServerContext;
  /** A whole number from 0 up to, not including, the most. The same seed gives the same numbers. */
  random: (most: number) => number;
  /** The members in another order. */
  shuffled: <Member>(members: readonly Member[]) => Member[];
  /** How many take part: the whole number, or the most that the arena allows where each costs round trips. */
  some: (many: number) => number;
}

/** A race with its number in the project's list. */
export interface Race {
  id: string;
  title: string;
  /** How often it is run. */
  repetitions: number;
  run: (arena: Arena) => Promise<void>;
}

/** How long a store may take, in milliseconds of virtual time: enough for any order of two calls. */
const longestDelay = 4;

/** The instance with a store that answers a little later each time, so that no two runs meet in the same order. */
function uneven(context: ServerContext, random: Arena['random']): ServerContext {
  const { store } = context;
  const late = async () => {
    const delay = random(longestDelay);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  };
  return {
    ...context,
    store: {
      ...store,
      async get(ref) {
        await late();
        return store.get(ref);
      },
      async transaction(run) {
        await late();
        return store.transaction(async (transaction) => {
          const result = await run(transaction);
          await late();
          return result;
        });
      },
    },
  };
}

/**
 * Opens an arena on a server. The seed determines the order of concurrent requests.
 * @param options.most The most that take part, over a store that answers as it does; else all do, over an uneven one.
 */
export function openArena(server: InProcessServer, options: { seed: number; most?: number }): Arena {
  const { most } = options;
  const generator = xoroshiro128plus(options.seed);
  const random = (bound: number) => uniformInt(generator, 0, bound - 1);
  const instances = [server.instance(), server.instance()].map((instance) =>
    most === undefined ? uneven(instance, random) : instance,
  );
  let turn = 0;
  return {
    server,
    instance() {
      turn += 1;
      return instances[turn % instances.length] ?? server;
    },
    random,
    shuffled(members) {
      const keyed = members.map((member) => ({ member, key: random(1_000_000) }));
      return keyed.toSorted((one, other) => one.key - other.key).map(({ member }) => member);
    },
    some: (many) => Math.min(many, most ?? many),
  };
}

/** What each of them heard: `ok`, or the code of a refusal. Anything else is no refusal and fails the race. */
export async function said(calls: ReadonlyArray<Promise<unknown>>): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'ok';
    const error: unknown = outcome.reason;
    if (error instanceof AppError && error.code !== 'service/unexpected') return error.code;
    throw error;
  });
}

/** Several new owners, registered. */
export async function owners(server: InProcessServer, count: number): Promise<VerifiedOwner[]> {
  const registered: VerifiedOwner[] = [];
  for (let index = 0; index < count; index += 1) registered.push(await register(server));
  return registered;
}

/** How often a word was said. */
export function count(words: readonly string[], wanted: string): number {
  return words.filter((word) => word === wanted).length;
}

/** A new owner's subscription, approved at PayPal and not yet recorded. */
export async function approved(
  server: InProcessServer,
  owner: VerifiedOwner,
  options: Parameters<typeof start>[2] = {},
): Promise<string> {
  const id = await start(server, owner, options);
  await server.approve(id);
  return id;
}
