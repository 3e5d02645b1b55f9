import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { planIn, useCatalogue, type CatalogueState } from '../catalogue/useCatalogue.ts';
import { useEntry } from '../owner/useEntry.ts';
import { useCoupon, type Coupon } from './useCoupon.ts';
import { usePayment, type Payment } from './usePayment.ts';

/** The checkout screen. */
export type CheckoutState =
  | { status: 'loading'; what: 'checkout' | 'plan' }
  | { status: 'failed'; error: AppError }
  | { status: 'alreadySubscribed' }
  | {
      status: 'ready';
      /** The signed-in owner's address, shown beside the price. */
      email: string;
      /** Null while the plan's data is missing. */
      quote: Quote | null;
      /** PayPal's public id; null when payments are not set up. */
      clientId: string | null;
      /** Why nothing can be paid now; null when it can. */
      obstacle: AppError | null;
      /** The day the trial would start. */
      today: Date;
    };

/** The checkout screen's state and what can be done on it. */
export interface Checkout {
  state: CheckoutState;
  coupon: Coupon;
  payment: Payment;
  /** PayPal's button, or a stand-in for it. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  onRetry: () => void;
}

function obstacleTo(quote: Quote | null, clientId: string | null): AppError | null {
  if (!quote) return new AppError('plan/missing');
  if (quote.order === null) return null;
  if (quote.order.paypalPlanId === null) return new AppError('plan/missing');
  return clientId === null ? new AppError('checkout/payment-unavailable') : null;
}

function clientIdIn(catalogue: CatalogueState): string | null {
  return catalogue.status === 'ready' ? catalogue.catalogue.paypalClientId : null;
}

/** Joins plan, registration and coupon into a quote, and the quote's payment into a subscription. */
export function useCheckout({
  plan: planName,
  onFinished,
  ...elsewhere
}: {
  plan: PublicPlanName;
  /** The subscription exists: the confirmation comes next. */
  onFinished: () => void;
  onSignedOut: () => void;
  onNotRegistered: () => void;
}): Checkout {
  const { payments, session } = useGateways();
  const { entry, ask } = useEntry(elsewhere);
  const { state: catalogue, reload } = useCatalogue();
  const [today] = useState(() => new Date());
  const coupon = useCoupon();
  const offer = coupon.state.status === 'applied' ? coupon.state.offer : null;
  const payment = usePayment({
    plan: planName,
    offer,
    onActivated: () => {
      session.save({ finishedAt: new Date().toISOString() });
      onFinished();
    },
  });

  // Finished in another tab, or by the server, while this one was open: not 'already exists' but done.
  const entered = useRef(false);
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (entry.status === 'alreadySubscribed' && entered.current) finish();
    if (entry.status === 'entered') entered.current = true;
  }, [entry.status]);

  const refusal = payment.state.status === 'failed' ? payment.state.error.code : null;
  const follow = useEffectEvent((code: ErrorCode) => {
    if (code === 'session/signed-out') elsewhere.onSignedOut();
    if (code === 'registration/missing') elsewhere.onNotRegistered();
    if (code === 'registration/already-subscribed') void ask();
  });
  useEffect(() => {
    if (refusal !== null) follow(refusal);
  }, [refusal]);

  // Approved before a reload, or on another device.
  const finishing = entry.status === 'entered' ? entry.about.finishingSubscriptionId : null;
  const resume = useEffectEvent(payment.approved);
  useEffect(() => {
    if (finishing !== null) resume({ subscriptionId: finishing, orderId: null });
  }, [finishing]);

  const stateOf = (): CheckoutState => {
    if (entry.status === 'loading') return { status: 'loading', what: 'checkout' };
    if (entry.status !== 'entered') return entry;
    if (catalogue.status === 'loading') return { status: 'loading', what: 'plan' };
    const plan = planIn(catalogue, planName);
    const { posDevices, currency } = entry.registration;
    const quote = plan && quoteFor({ plan, posDevices, currency, offer: offer ?? undefined });
    const clientId = clientIdIn(catalogue);
    return {
      status: 'ready',
      email: entry.owner.email,
      quote,
      clientId,
      obstacle: obstacleTo(quote, clientId),
      today,
    };
  };

  return {
    state: stateOf(),
    coupon,
    payment,
    SubscribeButton: payments.SubscribeButton,
    onRetry: () => void (entry.status === 'failed' ? ask() : reload()),
  };
}
