import { normalizeCouponCode } from '#domain/coupon.ts';
import { findCoupons } from '#functions/coupons/coupons.ts';
import { settleCoupon } from '#functions/coupons/couponTransaction.ts';
import { campaignCodes, couponFields, couponIn, couponsRef } from '#functions/documents/offers/coupons.ts';
import { countFrom, couponUsesRef } from '#functions/documents/offers/couponUses.ts';
import { redemptions } from '#functions/documents/offers/redemptions.ts';
import type { Fields } from '#functions/store/Store.ts';
import { CommandRefused, WrongUsage } from '../conversation.ts';
import { audited } from './audit.ts';
import { campaignLines } from './campaign.ts';
import { checkCode, endIn, giftOf, lastDay, type CouponWords } from './couponWords.ts';
import type { OpsContext } from './context.ts';

/** A coupon, or one code of a campaign, found as the shop finds it. Throws CommandRefused if there is none. */
async function couponOf({ context }: OpsContext, typed: string) {
  const { ref, coupons, code } = await findCoupons(context.store, normalizeCouponCode(typed));
  const stored = couponIn(coupons, code);
  if (!stored) throw new CommandRefused(`There is no coupon ${code}.`);
  return { ref, code, stored };
}

/** Prints every coupon with its offer and the number of its uses, and every campaign. */
export async function listCoupons({ context, talk }: OpsContext): Promise<void> {
  const coupons = (await context.store.get(couponsRef)) ?? {};
  for (const code of Object.keys(coupons).toSorted()) {
    const stored = couponIn(coupons, code);
    const { left } = countFrom(await context.store.get(couponUsesRef(code)), stored);
    const used = await redemptions.find(context.store, { where: { code } });
    const plan = stored?.planName ?? 'free';
    talk.say(`${code}  ${plan}  ${used.length} used  ${left} left  ${lastDay(stored?.ends)}`);
  }
  const campaigns = await campaignLines(context);
  for (const line of campaigns) talk.say(line);
  talk.say(`${Object.keys(coupons).length} coupons, ${campaigns.length} campaigns`);
}

/** Refuses a new code that differs from a stored one at most by case, also one that was stored since the question. */
function refuseTaken(coupons: Fields | undefined, code: string): void {
  const taken = Object.keys(coupons ?? {}).find((other) => other.toLowerCase() === code.toLowerCase());
  if (taken !== undefined) throw new CommandRefused(`${taken} exists already.`);
}

export async function createCoupon(
  ops: OpsContext,
  typed: string,
  words: CouponWords & { uses: number },
): Promise<void> {
  const { store, now } = ops.context;
  const code = checkCode(typed);
  const { uses } = words;
  const ends = endIn(words.until, now());
  refuseTaken(await store.get(couponsRef), code);
  const { plan, gives } = await giftOf(ops, words.plan);
  const question = `Create ${code} for ${gives}, ${uses} times, ${lastDay(ends)}?`;
  await audited(ops, { command: 'create-coupon', subject: code, question }, async () => {
    await store.transaction(async (transaction) => {
      const present = await transaction.get(couponsRef);
      refuseTaken(present, code);
      transaction.set(couponsRef, {
        ...present,
        [code]: couponFields({ usesLeft: uses, planName: plan, ends }),
      });
    });
    // A code that existed before has a count, which the new number replaces.
    await settleCoupon(store, code);
  });
  ops.talk.say(`${code} can be used.`);
}

/** Changes a coupon's remaining uses or its last day. */
export async function changeCoupon(ops: OpsContext, typed: string, words: CouponWords): Promise<void> {
  const { store, now } = ops.context;
  if (words.uses === undefined && words.until === undefined) {
    throw new WrongUsage('What is to change: --uses 80, or --until 2026-12-31, or both?');
  }
  // Count recent uses first, so that the new number is the remaining uses from now on.
  const { ref, code } = await couponOf(ops, typed);
  await settleCoupon(store, code);
  const { stored } = await couponOf(ops, typed);
  const uses = words.uses ?? stored.usesLeft;
  const ends = words.until === undefined ? stored.ends : endIn(words.until, now());
  const question = `Change ${code} from ${stored.usesLeft} left, ${lastDay(stored.ends)}, to ${uses} left, ${lastDay(ends)}?`;
  await audited(ops, { command: 'change-coupon', subject: code, question }, async () => {
    await store.transaction(async (transaction) => {
      const present = await transaction.get(ref);
      // A coupon may have been used or retired since the question.
      const current = couponIn(present, code);
      if (!current) throw new CommandRefused(`There is no coupon ${code}.`);
      const fields = couponFields({ ...stored, usesLeft: words.uses ?? current.usesLeft, ends });
      transaction.set(ref, { ...present, [code]: fields });
    });
    await settleCoupon(store, code);
  });
  ops.talk.say(`${code} is changed.`);
}

/** Removes a coupon, or one code of a campaign, from use. Redemptions and the count are kept. */
export async function retireCoupon(ops: OpsContext, typed: string): Promise<void> {
  const { store } = ops.context;
  const { ref, code } = await couponOf(ops, typed);
  const question = `Take ${code} out of use?`;
  await audited(ops, { command: 'retire-coupon', subject: code, question }, () =>
    store.transaction(async (transaction) => {
      const { [code]: _, ...others } = (await transaction.get(ref)) ?? {};
      if (ref.collection === campaignCodes) transaction.delete(ref);
      else transaction.set(ref, others);
    }),
  );
  ops.talk.say(`${code} can no longer be used.`);
}
