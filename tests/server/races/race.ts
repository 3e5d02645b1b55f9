import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { AppError } from '#domain/errors.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { register } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { storeAround } from '../storeAround.ts';

/** The server of a race, and instances of the functions that share its database. */
export interface Arena {
  server: InProcessServer;
  instance: () => ServerContext;
  /** A whole number from 0 to `most` - 1. The same seed gives the same numbers. */
  random: (most: number) => number;
  /** The members in random order. */
  shuffled: <Member>(members: readonly Member[]) => Member[];
  /** Number of racers: `many`, or the arena's maximum if each costs round trips. */
  some: (many: number) => number;
}

export interface Race {
  title: string;
  repetitions: number;
  run: (arena: Arena) => Promise<void>;
}

/** The maximum delay of a store in milliseconds of virtual time: enough for any order of two calls. */
const longestDelay = 4;

/** The instance with random store delays, so that runs interleave differently. */
function uneven(context: ServerContext, random: Arena['random']): ServerContext {
  const late = async () => {
    const delay = random(longestDelay);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  };
  const store = storeAround(
    context.store,
    async (_name, work) => {
      await late();
      return work();
    },
    late,
  );
  return { ...context, store };
}

/**
 * Opens an arena on a server. The seed determines the order of concurrent requests.
 * @param options.most The maximum number of racers, over the plain store; without it all race, over delayed stores.
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

/** The results: `ok`, or the code of a refusal. Any other error fails the race. */
export async function said(calls: ReadonlyArray<Promise<unknown>>): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'ok';
    const error: unknown = outcome.reason;
    if (error instanceof AppError && error.code !== 'service/unexpected') return error.code;
    throw error;
  });
}

export async function owners(server: InProcessServer, count: number): Promise<VerifiedOwner[]> {
  const registered: VerifiedOwner[] = [];
  for (let index = 0; index < count; index += 1) registered.push(await register(server));
  return registered;
}

/** Number of occurrences of a result. */
export function count(words: readonly string[], wanted: string): number {
  return words.filter((word) => word === wanted).length;
}
