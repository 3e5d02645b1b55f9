import { useEffect, useEffectEvent, useState } from 'react';
import type { Account, SubscriptionChange } from '#domain/account.ts';
import { shownPlanName } from '#domain/plan.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { WantedChange } from '#gateways/AccountGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { isRunning } from '../overview/accountTimeline.ts';
import { reportFailure, useDisclosedAction, type ActionEvents } from '../useAccountAction.ts';

export type ChangePrice =
  /** The choice equals the current subscription. */
  | { status: 'unchanged' }
  | { status: 'asking' }
  | { status: 'known'; change: SubscriptionChange }
  | { status: 'failed'; error: AppError };

/** The owner's progress in changing the plan or the devices. */
export type ChangeState =
  | { status: 'closed' }
  /** Choosing; `error` is the reason why the request failed. */
  | { status: 'choosing'; wanted: WantedChange; price: ChangePrice; error: AppError | null }
  /** Opening the provider's page. */
  | { status: 'leaving'; wanted: WantedChange; price: ChangePrice & { status: 'known' }; error: null };

export interface Change {
  state: ChangeState;
  onOpen: () => void;
  onClose: () => void;
  /** Updates the choice. Once the owner pauses, requests its price from the server. */
  onChoose: (choice: Partial<WantedChange>) => void;
  /** Requests the change at the shown price and opens the provider's page; or requests a failed price again. */
  onConfirm: () => void;
}

/** Whether the owner can change the plan or the devices, unless a payment is owed or nothing is ever paid. */
export function offersChange(account: Account): boolean {
  // PayPal does not change a suspended subscription, and pausing suspends it.
  return isRunning(account) && account.state !== 'suspended' && account.state !== 'paused';
}

/** The current plan and number of devices; the form's initial values. */
function currentChoice({ subscription }: Account): WantedChange {
  return {
    plan: shownPlanName(subscription),
    posDevices: subscription.posDevices,
  };
}

/** Whether a choice equals the form's first one. Compared by name, a coupon's plan would be another than the plan on sale. */
function isUnchanged(account: Account, { plan, posDevices }: WantedChange): boolean {
  const current = currentChoice(account);
  return current.plan === plan && current.posDevices === posDevices;
}

/** Prices each choice as the owner makes it, then requests the change; the owner consents at the provider. */
export function useChange(known: ActionEvents & { account: Account }): Change {
  const { account } = known;
  const { account: gateway, payments } = useGateways();
  /** The last choice, and how long its price waits for another one. */
  const [{ wanted, wait }, setChosen] = useState({ wanted: currentChoice(account), wait: 0 });

  const preview = useAsyncAction((choice: WantedChange) => gateway.previewChange(choice), {
    toError: (cause) => asAppError(cause),
    onFailed: reportFailure(known),
  });
  const request = useDisclosedAction(
    async ({ choice, price: shownPrice }: { choice: WantedChange; price: ChangePrice }) => {
      if (shownPrice.status !== 'known') throw new AppError('account/same-plan');
      const { total, currency, interval, from } = shownPrice.change;
      const shown = { total, currency, interval, from };
      const { approveUrl } = await gateway.requestChange({ ...choice, shown }).catch((cause: unknown) => {
        if (asAppError(cause).code === 'checkout/price-changed') preview.run(choice);
        throw cause;
      });
      payments.openApproval({ url: approveUrl });
      // The owner may return with the browser's Back button; then show the waiting change.
      known.onAskAgain();
    },
    { ...known, form: 'change', offered: offersChange(account) && account.failedPayment === null },
  );

  const unchanged = isUnchanged(account, wanted);
  const ask = useEffectEvent(() => {
    preview.reset();
    preview.run(wanted);
  });
  // The subscription may be changed elsewhere while the form is open, and with it the price of the same choice.
  const { total } = account.subscription;
  useEffect(() => {
    if (!request.open || unchanged) return undefined;
    const timer = setTimeout(() => ask(), wait);
    return () => clearTimeout(timer);
  }, [request.open, unchanged, total, wanted, wait]);

  const choose = (choice: WantedChange, before: number) => {
    preview.reset();
    request.onOpen();
    setChosen({ wanted: choice, wait: before });
  };
  const priceOf = (): ChangePrice => {
    if (unchanged) return { status: 'unchanged' };
    if (preview.state.status === 'done') return { status: 'known', change: preview.state.answer };
    return preview.state.status === 'failed' ? preview.state : { status: 'asking' };
  };
  const stateOf = (): ChangeState => {
    if (!request.open) return { status: 'closed' };
    const price = priceOf();
    if (request.state.status === 'busy' && price.status === 'known')
      return { status: 'leaving', wanted, price, error: null };
    const error = request.state.status === 'failed' ? request.state.error : null;
    return { status: 'choosing', wanted, price, error };
  };
  const state = stateOf();

  return {
    state,
    onOpen: () => choose(currentChoice(account), 0),
    onClose: () => {
      preview.reset();
      request.onClose();
    },
    onChoose: (choice) => {
      if (state.status !== 'choosing') return;
      const next = { ...wanted, ...choice };
      const isSame = next.plan === wanted.plan && next.posDevices === wanted.posDevices;
      if (!isSame) choose(next, timings.priceAfterChoice);
    },
    onConfirm: () => {
      if (state.status !== 'choosing' || state.price.status === 'asking') return;
      if (state.price.status === 'failed') choose({ ...wanted }, 0);
      else request.onSubmit({ choice: wanted, price: state.price });
    },
  };
}
