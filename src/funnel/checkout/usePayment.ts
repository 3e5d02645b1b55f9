import { useState } from 'react';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { baseCurrency } from '#domain/currency.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { shownOf, type Quote } from '#domain/quote.ts';
import type { Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';
import { useServerState } from '../serverState/serverState.ts';
import type { ApprovalState, Payment, PaymentState } from './payment.ts';
import { useActivation } from './useActivation.ts';
import { useFreeCheckout } from './useFreeCheckout.ts';

/** Pays for a plan, or redeems a free coupon for it. The server decides the price. */
export function usePayment(request: {
  plan: PublicPlanName;
  offer: CouponOffer | null;
  /** The price that is shown; null while it is unknown. */
  quote: Quote | null;
  /** The owner, with what they registered; null while it is unknown. */
  registered: { owner: Owner; registration: Registration } | null;
  /** Whether the owner canceled on the payment provider's own page. */
  cancelled: boolean;
  /** The owner's subscription is recorded. */
  onRecorded: (recorded: { subscription: Confirmation }) => void;
  /** The server refused; the error is shown. */
  onRefused: (refusal: { error: AppError }) => void;
}): Payment {
  const { plan, offer, quote, registered, cancelled, onRecorded, onRefused } = request;
  const { subscriptions, payments, countStep } = useGateways();
  const [state, setState] = useState<ApprovalState>({ status: cancelled ? 'cancelled' : 'idle' });

  const handleRefused = ({ error }: { error: AppError }) => {
    setState({ status: 'failed', error });
    onRefused({ error });
  };
  const count = (step: 'checkout' | 'paid') => countStep(step, { plan, coupon: offer !== null });
  const handleRecorded: typeof onRecorded = (recorded) => {
    count('paid');
    onRecorded(recorded);
  };
  const outcome = { onRecorded: handleRecorded, onRefused: handleRefused };
  const activation = useActivation(outcome);
  const freeCheckout = useFreeCheckout({ plan, offer, ...outcome });

  const approved = (approval: PaymentApproval) => {
    setState({ status: 'idle' });
    activation.activate(approval);
  };

  // A subscription approved in the meantime, for example in another tab, only needs to be recorded.
  const subscriptionToApprove = async () => {
    if (!quote) throw new AppError('plan/missing');
    const shown = shownOf(quote);
    const started = await subscriptions.startSubscription({ plan, code: offer?.code ?? null, shown });
    count('checkout');
    if (started.outcome === 'toApprove') return started;
    if (started.outcome === 'recorded') handleRecorded(started);
    else approved({ subscriptionId: started.subscriptionId, orderId: null });
    return null;
  };

  const start = async () => {
    setState({ status: 'idle' });
    try {
      return (await subscriptionToApprove())?.subscriptionId ?? null;
    } catch (cause) {
      const error = asAppError(cause);
      handleRefused({ error });
      throw error;
    }
  };

  const leaving = useAsyncAction(subscriptionToApprove, {
    toError: (cause) => asAppError(cause),
    onDone: (subscription) => {
      if (!subscription) return;
      if (subscription.approveUrl === null) throw new AppError('checkout/payment-unavailable');
      // The page may be restored from the back/forward cache; it then shows what it showed before.
      payments.openApproval({ url: subscription.approveUrl });
    },
    onFailed: (error) => handleRefused({ error }),
  });

  const { registrationSaved } = useServerState();
  const changingCurrency = useAsyncAction(
    async () => {
      if (!registered) throw new AppError('registration/missing');
      const { owner, registration } = registered;
      const changed = { ...registration, currency: baseCurrency };
      await subscriptions.saveRegistration(changed);
      registrationSaved(owner, changed);
    },
    {
      toError: (cause) => asAppError(cause),
      onDone: () => setState({ status: 'idle' }),
      onFailed: (error) => handleRefused({ error }),
    },
  );

  const stateOf = (): PaymentState => {
    if (activation.state) return activation.state;
    if (freeCheckout.redeeming) return { status: 'redeeming' };
    if (changingCurrency.state.status === 'busy' && state.status === 'failed') {
      return { status: 'changingCurrency', error: state.error };
    }
    if (leaving.state.status !== 'busy') return state;
    return {
      status: 'leaving',
      blocked: state.status === 'failed' && state.error.code === 'checkout/popup-blocked',
    };
  };
  return {
    state: stateOf(),
    start,
    approved,
    cancelled: () => setState({ status: 'cancelled' }),
    failed: ({ error }) => setState({ status: 'failed', error }),
    payOnPage: leaving.run,
    payInBaseCurrency: changingCurrency.run,
    redeem: () => {
      count('checkout');
      freeCheckout.redeem();
    },
    checkAgain: activation.checkAgain,
  };
}
