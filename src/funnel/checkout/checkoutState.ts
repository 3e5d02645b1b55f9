import type { ComeBack } from '#domain/account.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import { planIn, type CatalogueState } from '../catalogue/useCatalogue.ts';
import type { AlreadySubscribed } from '../owner/alreadySubscribed.ts';
import type { RegisteredOwnerState } from '../owner/useRegisteredOwner.ts';

export type CheckoutState =
  | { status: 'loading'; what: 'checkout' | 'plan' }
  | { status: 'failed'; error: AppError }
  | AlreadySubscribed
  | {
      status: 'ready';
      /** The signed-in owner's address, shown beside the price. */
      email: string;
      /** Null while the plan's data is missing. */
      quote: Quote | null;
      /** The quote without the coupon; null without a coupon. */
      undiscounted: Quote | null;
      /** The payment provider's public id; null when payments are not set up. */
      clientId: string | null;
      /** The error that blocks payment; null if none. */
      obstacle: AppError | null;
      /** The day the trial would start. */
      today: Date;
      /** The terms of a returning owner. */
      comeBack?: ComeBack | null;
    };

function obstacleTo(quote: Quote | null, clientId: string | null): AppError | null {
  if (!quote) return new AppError('plan/missing');
  if (quote.order === null) return null;
  if (quote.order.providerPlanId === null) return new AppError('plan/missing');
  return clientId === null ? new AppError('checkout/payment-unavailable') : null;
}

/** Combines plan, registration and coupon into a quote. */
export function checkoutStateOf(known: {
  owner: RegisteredOwnerState;
  catalogue: CatalogueState;
  plan: PublicPlanName;
  offer: CouponOffer | null;
  today: Date;
}): CheckoutState {
  const { owner: entered, catalogue, offer, today } = known;
  if (entered.status === 'loading') return { status: 'loading', what: 'checkout' };
  if (entered.status !== 'ready') return entered;
  if (catalogue.status === 'loading') return { status: 'loading', what: 'plan' };
  const plan = planIn(catalogue, known.plan);
  const { posDevices, currency } = entered.registration;
  const { comeBack } = entered;
  const order = { posDevices, currency, comeBack };
  const quote = plan && quoteFor({ plan, ...order, offer: offer ?? undefined });
  const undiscounted = plan && offer ? quoteFor({ plan, ...order }) : null;
  const clientId = catalogue.status === 'ready' ? catalogue.value.providerClientId : null;
  const obstacle = obstacleTo(quote, clientId);
  const { email } = entered.owner;
  return { status: 'ready', email, quote, undiscounted, clientId, obstacle, today, comeBack };
}
