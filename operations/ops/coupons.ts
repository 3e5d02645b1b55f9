import { UTCDate } from '@date-fns/utc';
import { addDays, isValid, parseISO } from 'date-fns';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { limits } from '#domain/limits.ts';
import { settleCoupon } from '#functions/coupons/couponTransaction.ts';
import { couponIn, couponsRef, countFrom, couponUsesRef, writtenCode } from '#functions/coupons/coupons.ts';
import { couponFields } from '#functions/provision/offerDocuments.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';

/** More uses than this are a slip of the finger. */
const mostUses = 100_000;

/** What the words of the command say of a coupon. */
export interface CouponWords {
  uses?: string | undefined;
  /** The last day, as 2026-12-31; `never` for none. */
  until?: string | undefined;
  plan?: string | undefined;
}

/** A whole number of uses. Throws CommandRefused. */
function usesIn(uses: string | undefined, least: number): number {
  const number = Number(uses);
  if (uses !== undefined && /^\d+$/u.test(uses) && number >= least && number <= mostUses) return number;
  throw new CommandRefused(`Uses are a whole number from ${least} to ${mostUses}, such as --uses 50.`);
}

/** The moment after the last day; undefined for none. Throws CommandRefused for a day that is none or is over. */
function endIn(until: string | undefined, now: Date): Date | undefined {
  if (until === undefined || until === 'never') return undefined;
  const day = /^\d{4}-\d\d-\d\d$/u.test(until) ? parseISO(`${until}T00:00:00Z`) : new Date(Number.NaN);
  const end = new Date(addDays(new UTCDate(day), 1));
  if (isValid(end) && end > now) return end;
  throw new CommandRefused('An end is a day that is not over, as --until 2026-12-31, or never.');
}

/** The last day on which it can be used, in words. */
const lastDay = (ends: Date | undefined) =>
  ends === undefined ? 'no end' : `until ${new Date(ends.getTime() - 1).toISOString().slice(0, 10)}`;

/** A coupon by its code, in any writing that the shop takes too. Throws CommandRefused where there is none. */
async function couponOf({ context }: OpsContext, typed: string) {
  const coupons = (await context.store.get(couponsRef)) ?? {};
  const code = writtenCode(coupons, normalizeCouponCode(typed));
  const stored = couponIn(coupons, code);
  if (!stored) throw new CommandRefused(`There is no coupon ${code}.`);
  return { code, stored };
}

/** Prints every coupon with what it gives and how often it was used. */
export async function listCoupons({ context, talk }: OpsContext): Promise<number> {
  const coupons = (await context.store.get(couponsRef)) ?? {};
  for (const code of Object.keys(coupons).toSorted()) {
    const stored = couponIn(coupons, code);
    const { left } = countFrom(await context.store.get(couponUsesRef(code)), stored);
    const used = await context.store.find('Redemptions', { where: { code } });
    const plan = stored?.planName ?? 'free';
    talk.say(`${code}  ${plan}  ${used.length} used  ${left} left  ${lastDay(stored?.ends)}`);
  }
  return 0;
}

/** Writes a new coupon. */
export async function createCoupon(ops: OpsContext, typed: string, words: CouponWords): Promise<number> {
  const { store, now } = ops.context;
  const code = normalizeCouponCode(typed);
  const { max } = limits.couponCode;
  if (!/^[\p{L}\p{N}_-]+$/u.test(code) || code.length > max) {
    throw new CommandRefused(`A code is letters, digits, - and _, at most ${max} of them.`);
  }
  const uses = usesIn(words.uses, 1);
  const ends = endIn(words.until, now());
  const plan = words.plan ?? null;
  const folded = code.toLowerCase();
  const others = Object.keys((await store.get(couponsRef)) ?? {});
  const taken = others.find((other) => other.toLowerCase() === folded);
  if (taken !== undefined) throw new CommandRefused(`${taken} exists already.`);
  if (plan !== null && typeof (await findPlan(store, plan)) === 'string') {
    throw new CommandRefused(`There is no plan ${plan} that can be sold. npm run provision makes it.`);
  }
  const gives = plan === null ? 'a free subscription' : `the plan ${plan}`;
  const question = `Create ${code} for ${gives}, ${uses} times, ${lastDay(ends)}?`;
  await audited(ops, { command: 'create-coupon', subject: code, question }, async () => {
    await store.transaction(async (transaction) => {
      const present = await transaction.get(couponsRef);
      transaction.set(couponsRef, { ...present, [code]: couponFields({ uses, plan, ends }) });
    });
    // A code that was there before keeps a count, which the new one replaces.
    await settleCoupon(store, code);
  });
  ops.talk.say(`${code} can be used.`);
  return 0;
}

/** Changes how often a coupon can still be used, or its last day. */
export async function changeCoupon(ops: OpsContext, typed: string, words: CouponWords): Promise<number> {
  const { store, now } = ops.context;
  if (words.uses === undefined && words.until === undefined) {
    throw new CommandRefused('What is to change: --uses 80, or --until 2026-12-31, or both?');
  }
  // A use since the last look is counted first, so that the new number is what is left from now on.
  const { code } = await couponOf(ops, typed);
  await settleCoupon(store, code);
  const { stored } = await couponOf(ops, typed);
  const uses = words.uses === undefined ? stored.usesLeft : usesIn(words.uses, 0);
  const ends = words.until === undefined ? stored.ends : endIn(words.until, now());
  const question = `Change ${code} from ${stored.usesLeft} left, ${lastDay(stored.ends)}, to ${uses} left, ${lastDay(ends)}?`;
  await audited(ops, { command: 'change-coupon', subject: code, question }, async () => {
    await store.transaction(async (transaction) => {
      const present = await transaction.get(couponsRef);
      const fields = couponFields({ uses, plan: stored.planName, ends });
      transaction.set(couponsRef, { ...present, [code]: fields });
    });
    await settleCoupon(store, code);
  });
  ops.talk.say(`${code} is changed.`);
  return 0;
}

/** Takes a coupon out of use. What was redeemed stays as it is, and its count is kept. */
export async function retireCoupon(ops: OpsContext, typed: string): Promise<number> {
  const { store } = ops.context;
  const { code } = await couponOf(ops, typed);
  const question = `Take ${code} out of use?`;
  await audited(ops, { command: 'retire-coupon', subject: code, question }, () =>
    store.transaction(async (transaction) => {
      const { [code]: _, ...others } = (await transaction.get(couponsRef)) ?? {};
      transaction.set(couponsRef, others);
    }),
  );
  ops.talk.say(`${code} can no longer be used.`);
  return 0;
}
