import { normalizeCouponCode } from '#domain/coupon.ts';
import { settleCoupon } from '#functions/coupons/couponTransaction.ts';
import { couponIn, couponsRef, countFrom, couponUsesRef } from '#functions/coupons/coupons.ts';
import { couponFields } from '#functions/provision/offerDocuments.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';

/** Prints every coupon with what it gives and how often it was used. */
export async function listCoupons({ context, talk }: OpsContext): Promise<number> {
  const coupons = (await context.store.get(couponsRef)) ?? {};
  for (const code of Object.keys(coupons).toSorted()) {
    const stored = couponIn(coupons, code);
    const { left } = countFrom(await context.store.get(couponUsesRef(code)), stored);
    const used = await context.store.find('Redemptions', { where: { code } });
    talk.say(`${code}  ${stored?.planName ?? 'free'}  ${used.length} used  ${left} left`);
  }
  return 0;
}

/** Writes a new coupon. */
export async function createCoupon(
  ops: OpsContext,
  typed: string,
  { uses, plan }: { uses: number; plan: string | null },
): Promise<number> {
  const { store } = ops.context;
  const code = normalizeCouponCode(typed);
  if (code === '' || !Number.isInteger(uses) || uses < 1) {
    throw new CommandRefused('A coupon needs a code and a whole number of uses, such as --uses 50.');
  }
  const others = Object.keys((await store.get(couponsRef)) ?? {});
  const taken = others.find((other) => other.toUpperCase() === code.toUpperCase());
  if (taken !== undefined) throw new CommandRefused(`${taken} exists already.`);
  if (plan !== null && typeof (await findPlan(store, plan)) === 'string') {
    throw new CommandRefused(`There is no plan ${plan} that can be sold. npm run provision makes it.`);
  }
  const gives = plan === null ? 'a free subscription' : `the plan ${plan}`;
  const question = `Create ${code} for ${gives}, ${uses} times?`;
  await audited(ops, { command: 'create-coupon', subject: code, question }, async () => {
    await store.transaction(async (transaction) => {
      const present = await transaction.get(couponsRef);
      transaction.set(couponsRef, { ...present, [code]: couponFields({ uses, plan }) });
    });
    // A code that was there before keeps a count, which the new one replaces.
    await settleCoupon(store, code);
  });
  ops.talk.say(`${code} can be used.`);
  return 0;
}

/** Takes a coupon out of use. What was redeemed stays as it is, and its count is kept. */
export async function retireCoupon(ops: OpsContext, typed: string): Promise<number> {
  const { store } = ops.context;
  const code = normalizeCouponCode(typed);
  if (!couponIn(await store.get(couponsRef), code)) throw new CommandRefused(`There is no coupon ${code}.`);
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
