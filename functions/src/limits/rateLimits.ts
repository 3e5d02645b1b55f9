import { tooMany, AppError, type ErrorCode } from '#domain/errors.ts';
import type { Store } from '../store/Store.ts';
import type { ServerContext } from '../context/context.ts';
import { hashId } from '../documents/format/values.ts';
import { addToRateCount } from '../documents/counts/rateCounts.ts';

/** The number allowed per time window. */
interface RateLimit {
  count: number;
  windowMs: number;
}

/** This instance's counts: shared with the other instances, and not shared yet. */
interface Seen {
  unshared: number;
  shared: number;
}

const minute = 60_000;

/** The limits by name. The name says what is counted, and by which key. */
export const rateLimits = {
  refusedCodeByOwner: { count: 30, windowMs: 10 * minute },
  refusedCodeByAddress: { count: 60, windowMs: 10 * minute },
  callByOwner: { count: 120, windowMs: minute },
  callByAddress: { count: 600, windowMs: minute },
  forgedWebhookByAddress: { count: 20, windowMs: 10 * minute },
  browserErrorByAddress: { count: 10, windowMs: 60 * minute },
  browserError: { count: 300, windowMs: 60 * minute },
  stepByAddress: { count: 100, windowMs: 60 * minute },
  step: { count: 6_000, windowMs: 60 * minute },
  // An export reads every document of its owner.
  exportByOwner: { count: 10, windowMs: 60 * minute },
  booksByOwner: { count: 5, windowMs: 24 * 60 * minute },
  heldAddress: { count: 1, windowMs: 24 * 60 * minute },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

const seenBy = new WeakMap<Store, Map<string, Seen>>();

/** Maximum number of keys that the instance remembers; beyond it, counting starts over. */
const mostKeys = 10_000;

/** An instance adds to the shared count after each tenth of the limit, so that an ordinary owner causes no read or write. */
const sharesOf = ({ count }: RateLimit) => Math.max(1, Math.floor(count / 10));

const windowOf = ({ windowMs }: RateLimit, now: Date) => Math.floor(now.getTime() / windowMs);

const idOf = (name: RateLimitName, key: string, window: number) => hashId(`${name}\n${key}\n${window}`);

/** The error for a used-up limit, with the wait until the next window. */
function refusal(limit: RateLimit, now: Date): AppError {
  return tooMany((windowOf(limit, now) + 1) * limit.windowMs - now.getTime());
}

type Counting = Pick<ServerContext, 'store' | 'now'>;

/** What this instance has counted in the current window, if anything. */
function seenNow({ store, now }: Counting, name: RateLimitName, key: string): Seen | undefined {
  return seenBy.get(store)?.get(idOf(name, key, windowOf(rateLimits[name], now())));
}

/** Whether the limit is used up as far as this instance knows: reads no document, for forged webhooks. */
export function isUsedUp(context: Counting, name: RateLimitName, key: string): boolean {
  const seen = seenNow(context, name, key);
  return seen !== undefined && seen.shared + seen.unshared >= rateLimits[name].count;
}

/** Removes one count from the current window, after the request turned out to be valid. */
export function takeBack(context: Counting, name: RateLimitName, key: string): void {
  const seen = seenNow(context, name, key);
  if (seen) seen.unshared -= 1;
}

/** Counts one more. Rejects beyond the limit, with the time until the next window. Windows begin at fixed times. */
export async function countOne(
  { store, now, logs }: Pick<ServerContext, 'store' | 'now' | 'logs'>,
  name: RateLimitName,
  key: string,
): Promise<void> {
  const limit = rateLimits[name];
  const window = windowOf(limit, now());
  const seenKeys = seenBy.get(store) ?? new Map<string, Seen>();
  seenBy.set(store, seenKeys);
  if (seenKeys.size > mostKeys) seenKeys.clear();
  const id = idOf(name, key, window);
  const seen = seenKeys.get(id) ?? { unshared: 0, shared: 0 };
  seenKeys.set(id, seen);
  if (seen.shared + seen.unshared >= limit.count) throw refusal(limit, now());
  seen.unshared += 1;
  if (seen.unshared < sharesOf(limit)) return;
  const add = seen.unshared;
  seen.unshared = 0;
  seen.shared += add;
  try {
    const expires = new Date((window + 1) * limit.windowMs + 24 * 60 * minute);
    seen.shared = Math.max(seen.shared, await addToRateCount(store, id, { add, expires }));
  } catch {
    // If the shared count cannot be written, the limit still holds on this instance.
    logs.warn('a rate limit could not be shared', { limit: name });
  }
  if (seen.shared > limit.count) throw refusal(limit, now());
}

/** The errors for a wrong guess: an unknown code or link, or a code not for this owner or this way of paying. */
const refusals: readonly ErrorCode[] = [
  'coupon/invalid',
  'coupon/none-available',
  'coupon/plan-not-found',
  'coupon/plan-broken',
  'coupon/redeem-failed',
  'coupon/not-validated',
  'link/invalid',
];

/**
 * Runs a call that was given a coupon code or a link. Each refused one counts, for the owner, if one is signed in, and for the
 * address. It is counted
 * before it is looked up, so that concurrent guesses cannot bypass the limit, and the count is taken back if the code is right.
 */
export async function limitingGuesses<Result>(
  context: ServerContext,
  { uid, address }: { uid: string | null; address: string | null },
  run: () => Promise<Result>,
): Promise<Result> {
  const counted: Array<[RateLimitName, string]> = uid === null ? [] : [['refusedCodeByOwner', uid]];
  if (address !== null) counted.push(['refusedCodeByAddress', address]);
  for (const [name, key] of counted) await countOne(context, name, key);
  let refused = false;
  try {
    return await run();
  } catch (error) {
    refused = error instanceof AppError && refusals.includes(error.code);
    throw error;
  } finally {
    if (!refused) for (const [name, key] of counted) takeBack(context, name, key);
  }
}
