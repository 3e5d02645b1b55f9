import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { limits } from '#domain/limits.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { CommandRefused, WrongUsage } from '../conversation.ts';
import { dayOf } from './records.ts';
import type { OpsContext } from './context.ts';

/** More uses than this are a typing error. */
const mostUses = 100_000;

/** The coupon arguments of a command. */
export interface CouponWords {
  uses?: string | undefined;
  /** The last day, such as 2026-12-31; `never` for none. */
  until?: string | undefined;
  plan?: string | undefined;
}

/** Checks a new code that owners can type, with room for this many more characters. Throws WrongUsage. */
export function checkCode(typed: string, room = 0): string {
  const code = normalizeCouponCode(typed);
  const max = limits.couponCode.max - room;
  if (/^[\p{L}\p{N}_-]+$/u.test(code) && code.length <= max) return code;
  throw new WrongUsage(`A code is letters, digits, - and _, at most ${max} of them.`);
}

/** Parses a whole number of uses. Throws WrongUsage. */
export function usesIn(uses: string | undefined, least: number): number {
  const number = Number(uses);
  if (uses !== undefined && /^\d+$/u.test(uses) && number >= least && number <= mostUses) return number;
  throw new WrongUsage(`Uses are a whole number from ${least} to ${mostUses}, such as --uses 50.`);
}

/** The end of the last day; undefined for no end. Throws WrongUsage for an invalid or past day. */
export function endIn(until: string | undefined, now: Date): Date | undefined {
  if (until === undefined || until === 'never') return undefined;
  const day = /^\d{4}-\d\d-\d\d$/u.test(until) ? parseISO(`${until}T00:00:00Z`) : new Date(Number.NaN);
  const end = new Date(addDays(new UTCDate(day), 1));
  if (isValid(end) && end > now) return end;
  throw new WrongUsage('An end is a day that is not over, as --until 2026-12-31, or never.');
}

/** The last day of a coupon, in words. */
export const lastDay = (ends: Date | undefined) =>
  ends === undefined ? 'no end' : `until ${dayOf(new Date(ends.getTime() - 1))}`;

/** The offer of a new coupon. Throws CommandRefused for a plan that cannot be sold. */
export async function giftOf(
  { context: { store }, command }: OpsContext,
  name: string | undefined,
): Promise<{ plan: string | null; gives: string }> {
  if (name === undefined) return { plan: null, gives: 'a free subscription' };
  if (typeof (await findPlan(store, name)) === 'string') {
    throw new CommandRefused(`There is no plan ${name} that can be sold. ${command('provision')} makes it.`);
  }
  return { plan: name, gives: `the plan ${name}` };
}
