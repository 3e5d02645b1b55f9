import { useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';
import { useActivation, type ActivationState } from './useActivation.ts';

/** What the payment is doing. */
export type PaymentState =
  | { status: 'idle' }
  /** The owner closed PayPal's window; nothing was paid. */
  | { status: 'cancelled' }
  /** PayPal's own page is being opened, because its window was blocked. */
  | { status: 'leaving' }
  /** A free coupon is being spent. */
  | { status: 'redeeming' }
  | Extract<ActivationState, { status: 'finishing' }>
  | { status: 'failed'; error: AppError };

/** The payment's state, and what PayPal's button and the free checkout call. */
export interface Payment {
  state: PaymentState;
  /** Asks the server for a subscription to approve; answers its id. */
  start: () => Promise<string>;
  approved: (approval: PaymentApproval) => void;
  cancelled: () => void;
  failed: (failure: { error: AppError }) => void;
  /** Agrees on PayPal's own page instead of in its window. */
  payOnPage: () => void;
  redeem: () => void;
  checkAgain: () => void;
}

function redeemError(cause: unknown): AppError {
  const error = asAppError(cause, 'checkout/free-failed');
  const telling = error.code.startsWith('coupon/') || error.code.startsWith('registration/');
  return telling ? error : new AppError('checkout/free-failed', { cause });
}

/** Pays for a plan, or redeems a free coupon for it. The server decides what either costs. */
export function usePayment(request: {
  plan: PublicPlanName;
  offer: CouponOffer | null;
  onActivated: () => void;
}): Payment {
  const { plan, offer, onActivated } = request;
  const { subscriptions, payments } = useGateways();
  const activation = useActivation({ onActivated });
  const [state, setState] = useState<Exclude<PaymentState, { status: 'finishing' }>>({ status: 'idle' });
  const redeeming = useRef(false);

  const fail = (error: AppError) => setState({ status: 'failed', error });

  const start = async () => {
    setState({ status: 'idle' });
    try {
      const { subscriptionId } = await subscriptions.startSubscription({ plan, code: offer?.code ?? null });
      return subscriptionId;
    } catch (cause) {
      const error = asAppError(cause);
      fail(error);
      throw error;
    }
  };

  const leave = async () => {
    setState({ status: 'leaving' });
    try {
      const order = { plan, code: offer?.code ?? null };
      const { subscriptionId, approveUrl } = await subscriptions.startSubscription(order);
      if (approveUrl === null) {
        // Agreed already, in another tab: what is left is to record it.
        setState({ status: 'idle' });
        activation.activate({ subscriptionId, orderId: null });
        return;
      }
      payments.openApproval({ url: approveUrl });
      // Whoever comes back by the browser's own button finds the way on again.
      fail(new AppError('checkout/popup-blocked'));
    } catch (cause) {
      fail(asAppError(cause));
    }
  };

  const spend = async (code: string) => {
    redeeming.current = true;
    setState({ status: 'redeeming' });
    try {
      await subscriptions.redeemFreeCoupon({ plan, code });
      onActivated();
    } catch (cause) {
      fail(redeemError(cause));
    } finally {
      redeeming.current = false;
    }
  };

  const stateOf = (): PaymentState => {
    if (activation.state.status === 'finishing') return activation.state;
    if (activation.state.status === 'refused' && state.status === 'idle') {
      return { status: 'failed', error: activation.state.error };
    }
    return state;
  };

  return {
    state: stateOf(),
    start,
    approved: (approval) => {
      setState({ status: 'idle' });
      activation.activate(approval);
    },
    cancelled: () => setState({ status: 'cancelled' }),
    failed: ({ error }) => fail(error),
    payOnPage: () => void (state.status === 'leaving' || leave()),
    redeem: () => {
      if (redeeming.current) return;
      if (offer?.plan === null) void spend(offer.code);
      else fail(new AppError('coupon/not-validated'));
    },
    checkAgain: activation.checkAgain,
  };
}
