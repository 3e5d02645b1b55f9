import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { ServerContext } from '../context/context.ts';
import { countOne, takeBack, type RateLimitName } from './rateLimits.ts';

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
