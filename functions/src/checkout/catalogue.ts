import { normalizeCouponCode, type CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import { publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { catalogueField, type Catalogue } from '#domain/contract.ts';
import type { ServerContext } from '../context/context.ts';
import { couponRefs, findCoupons, hasEnded } from '../coupons/coupons.ts';
import { couponIn } from '../documents/offers/coupons.ts';
import type { Identity } from '../documents/owner.ts';
import { findPlan } from '../documents/plans.ts';
import type { Store } from '../store/Store.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';

/** The plan with this name. Rejects with `plan/missing` if there is none, or if its document cannot be read. */
export async function sellablePlan(store: Store, name: string): Promise<Plan> {
  const plan = await findPlan(store, name);
  if (typeof plan === 'string') throw new AppError('plan/missing');
  return plan;
}

/** Rejects with `plan/mismatch` if the provider's plan does not charge what the quote shows. */
export async function checkPlanForSale(
  { payments, logs }: ServerContext,
  quote: Quote,
  providerPlanId: string,
): Promise<void> {
  const { currency, interval, trialDays, basePrice: price, additionalDevice } = quote;
  const terms = { currency, interval, trialDays, price, additionalDevice };
  if (await payments.planCharges(providerPlanId, terms)) return;
  logs.error('the plan at the provider differs from its document', { plan: quote.planName, providerPlanId });
  throw new AppError('plan/mismatch');
}

type OfferContext = Pick<ServerContext, 'store' | 'now'>;

/**
 * Looks up the offer of a coupon by its stored code. Does not use it. Rejects with `coupon/empty`, `coupon/none-available`,
 * `coupon/invalid` (unknown, ended or used up), `coupon/plan-not-found` or `coupon/plan-broken` (R-COUPON-INVALID).
 */
export async function findOffer({ store, now }: OfferContext, typed: string): Promise<CouponOffer> {
  const normalized = normalizeCouponCode(typed);
  if (normalized === '') throw new AppError('coupon/empty');
  const { coupons, code } = await findCoupons(store, normalized);
  if (!coupons) throw new AppError('coupon/none-available');
  const coupon = couponIn(coupons, code);
  if (!coupon || coupon.usesLeft === 0 || hasEnded(coupon, now())) throw new AppError('coupon/invalid');
  if (coupon.planName === null) return { code, plan: null };
  const plan = await findPlan(store, coupon.planName);
  if (plan === 'missing') {
    throw new AppError('coupon/plan-not-found', { details: { name: coupon.planName } });
  }
  if (plan === 'broken') throw new AppError('coupon/plan-broken');
  return { code, plan };
}

/** `findOffer` for an owner. A code that this owner has used is `coupon/invalid` here too, as it would be at the payment. */
export async function findOfferFor(
  context: OfferContext,
  typed: string,
  owner: Identity,
): Promise<CouponOffer> {
  const offer = await findOffer(context, typed);
  const [, ...used] = couponRefs(offer.code, owner);
  const found = await Promise.all(used.map((ref) => context.store.get(ref)));
  if (found.some((fields) => fields !== undefined)) throw new AppError('coupon/invalid');
  return offer;
}

/** The public plans and the id that the payment script needs. Discount plans are reached by coupon only. */
export async function readCatalogue(store: Store, payments: PaymentProvider): Promise<Catalogue> {
  const offered = async (name: PublicPlanName) => {
    const plan = await findPlan(store, name);
    return [catalogueField[name], typeof plan === 'string' ? null : plan] as const;
  };
  const [providerClientId, plans] = await Promise.all([
    payments.publicClientId(),
    Promise.all(publicPlanNames.map(offered)),
  ]);
  return { ...(Object.fromEntries(plans) as Omit<Catalogue, 'providerClientId'>), providerClientId };
}

/** How long an instance keeps the catalogue. A changed price is on sale everywhere after this time. */
const keptMs = 10_000;

const keptIn = new WeakMap<Store, { until: number; catalogue: Promise<Catalogue> }>();

/** The catalogue, at most ten seconds old, which spares reads. Orders read the plans again. */
export function currentCatalogue(
  context: Pick<ServerContext, 'store' | 'payments' | 'now'>,
): Promise<Catalogue> {
  const { store, payments } = context;
  const present = context.now().getTime();
  const kept = keptIn.get(store);
  if (kept && present < kept.until) return kept.catalogue;
  const catalogue = readCatalogue(store, payments);
  keptIn.set(store, { until: present + keptMs, catalogue });
  // All visitors who wait for this read get its error; the next visitor starts another read.
  catalogue.catch(() => keptIn.delete(store));
  return catalogue;
}
