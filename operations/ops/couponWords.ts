import { addDays } from 'date-fns/addDays';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { chargeHour, chargeTimeOn } from '#domain/chargeDay.ts';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { limits } from '#domain/limits.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { CommandRefused, WrongUsage } from '../conversation.ts';
import { dayOf } from './records.ts';
import type { OpsContext } from './context.ts';

export interface CouponWords {
  uses?: number | undefined;
  /** The last day; `never` for none. */
  until?: Date | 'never' | undefined;
  plan?: string | undefined;
}

/** Checks a new code that owners can type, with room for this many more characters. Throws WrongUsage. */
export function checkCode(typed: string, room = 0): string {
  const code = normalizeCouponCode(typed);
  const max = limits.couponCode.max - room;
  if (/^[\p{L}\p{N}_-]+$/u.test(code) && code.length <= max) return code;
  throw new WrongUsage(`${typed}: A code is letters, digits, - and _, at most ${max} of them.`);
}

/** The end of the last day in the United States; undefined for no end. Throws WrongUsage for a past day. */
export function endIn(until: CouponWords['until'], now: Date): Date | undefined {
  if (until === undefined || until === 'never') return undefined;
  const end = new Date(addDays(chargeTimeOn(until), 1));
  if (end > now) return end;
  throw new WrongUsage(`--until ${dayOf(until)}: An end is a day that is not over, or never.`);
}

export const lastDay = (ends: Date | undefined) =>
  ends === undefined ? 'no end' : `until ${dayOf(subMilliseconds(subHours(ends, chargeHour), 1))}`;

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
