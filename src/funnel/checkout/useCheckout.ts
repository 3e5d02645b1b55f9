import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { trialUsed, type AppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { useWhen } from '#hooks/useWhen.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { useRegisteredOwner } from '../owner/useRegisteredOwner.ts';
import { useServerState } from '../serverState/serverState.ts';
import { checkoutStateOf, type CheckoutState } from './checkoutState.ts';
import type { Payment } from './payment.ts';
import { useCoupon, type Coupon } from './useCoupon.ts';
import { usePayment } from './usePayment.ts';

export interface Checkout {
  state: CheckoutState;
  coupon: Coupon;
  payment: Payment;
  /** The payment provider's button, or a fake in stories. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  onRetry: () => void;
}

/** Turns an owner's order into a subscription, after which the state is `alreadySubscribed`. */
export function useCheckout(request: {
  plan: PublicPlanName;
  /** Whether the owner canceled on the payment provider's own page and returned. */
  cancelled?: boolean;
  onSignedOut: () => void;
  onNotRegistered: () => void;
}): Checkout {
  const { plan, cancelled = false, onSignedOut, onNotRegistered } = request;
  const { payments, session, serverNow } = useGateways();
  const { catalogue: offered, signedIn, subscriptionRecorded } = useServerState();
  const { state: catalogue, reload, today } = useCatalogue();
  const handleRefused = ({ error }: { error: AppError }) => {
    if (error.code === 'session/signed-out') {
      signedIn.forget();
      onSignedOut();
    }
    if (error.code === 'registration/missing') onNotRegistered();
    // The order is shown again, without a trial.
    if (error.details['why'] === trialUsed.why) signedIn.refresh();
  };
  const { restore, ...coupon } = useCoupon({ onRefused: handleRefused });
  const offer = coupon.state.status === 'applied' ? coupon.state.offer : null;

  const { state: owner, reload: reloadOwner } = useRegisteredOwner({ onSignedOut, onNotRegistered });
  const registered = owner.status === 'ready' ? owner : null;
  const state = checkoutStateOf({ owner, catalogue, plan, offer, today });
  const payment = usePayment({
    plan,
    offer,
    quote: state.status === 'ready' ? state.quote : null,
    registered,
    cancelled,
    onRecorded: ({ subscription }: { subscription: Confirmation }) => {
      session.save({ finishedAt: serverNow().toISOString(), coupon: null });
      if (registered) subscriptionRecorded(registered.owner, subscription);
    },
    onRefused: ({ error }) => {
      // Someone used the last one meanwhile. Without it the order shows what the next press costs.
      if (error.code === 'coupon/invalid') coupon.onRemove();
      // The order is shown again, on the terms of now.
      if (error.code === 'checkout/price-changed') {
        offered.refresh();
        signedIn.refresh();
        if (offer) coupon.onApply({ code: offer.code });
      }
      // Somebody may have used the last one; then the box says so, and the order shows what the plan costs.
      if (error.code === 'coupon/redeem-failed' && offer) coupon.onApply({ code: offer.code });
      handleRefused({ error });
    },
  });

  // The payment was approved before a reload or on another device. Wait until the order is shown: `useJustPaid` forwards
  // only owners who have seen it.
  const shown = state.status === 'ready' && registered !== null;
  const finishingId = shown ? registered.finishingSubscriptionId : null;
  const resume = useEffectEvent(payment.approved);
  useEffect(() => {
    if (finishingId !== null) resume({ subscriptionId: finishingId, orderId: null });
  }, [finishingId]);

  useWhen(shown, restore);

  return {
    state,
    coupon,
    payment,
    SubscribeButton: payments.SubscribeButton,
    onRetry: () => void (owner.status === 'failed' ? reloadOwner() : reload()),
  };
}
