import { useEffect, useRef, useState } from 'react';
import type { Account, SubscriptionChange } from '#domain/account.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { WantedChange } from '#gateways/AccountGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** What is known of the price of a choice. */
export type ChangePrice =
  /** The choice is what the owner has. */
  | { status: 'unchanged' }
  | { status: 'asking' }
  | { status: 'known'; change: SubscriptionChange }
  | { status: 'failed'; error: AppError };

/** How far an owner is with changing the plan or the devices. */
export type ChangeState =
  | { status: 'closed' }
  /** Choosing; `error` says why the change could not be asked for. */
  | { status: 'choosing'; wanted: WantedChange; price: ChangePrice; error: AppError | null }
  /** On the way to the provider's page. */
  | { status: 'leaving'; wanted: WantedChange; price: ChangePrice & { status: 'known' }; error: null };

/** Changing the plan or the number of devices. */
export interface Change {
  state: ChangeState;
  onOpen: () => void;
  onClose: () => void;
  /** Takes a choice, and asks what it would charge once the owner pauses. */
  onChoose: (choice: Partial<WantedChange>) => void;
  /** Asks for the change at the price that is shown and leaves for the provider's page; or asks again for a price. */
  onConfirm: () => void;
}

/** What an owner has now, as the form begins with it. */
export function currentChoice({ subscription }: Account): WantedChange {
  return {
    plan: subscription.interval === 'year' ? 'Yearly' : 'Monthly',
    posDevices: subscription.posDevices,
  };
}

/** Whether it is exactly what the owner has. A plan that a coupon gave has another name than the one on sale. */
function isUnchanged({ subscription }: Account, { plan, posDevices }: WantedChange): boolean {
  return subscription.planName === plan && subscription.posDevices === posDevices;
}

/** Prices each choice as it is made, then asks for the change; the owner consents at the provider. */
export function useChange(known: {
  account: Account;
  /** Asks again what is true now: a change waits, or there is nothing to change. */
  onAskAgain: () => void;
  onSignedOut: () => void;
}): Change {
  const { account: gateway, payments } = useGateways();
  const [state, setState] = useState<ChangeState>({ status: 'closed' });
  /** The last choice. An answer about another one is too late and is ignored. */
  const latest = useRef<WantedChange>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const failed = (error: AppError) => {
    if (error.code === 'session/signed-out') known.onSignedOut();
    if (error.code === 'account/not-changeable' || error.code === 'account/none') known.onAskAgain();
    return error;
  };

  const showPrice = (wanted: WantedChange, price: ChangePrice) => {
    if (latest.current === wanted) setState({ status: 'choosing', wanted, price, error: null });
  };

  const ask = async (wanted: WantedChange) => {
    try {
      showPrice(wanted, { status: 'known', change: await gateway.previewChange(wanted) });
    } catch (cause) {
      if (latest.current === wanted)
        showPrice(wanted, { status: 'failed', error: failed(asAppError(cause)) });
    }
  };

  const choose = (wanted: WantedChange, wait: number) => {
    clearTimeout(pause.current);
    latest.current = wanted;
    const unchanged = isUnchanged(known.account, wanted);
    showPrice(wanted, { status: unchanged ? 'unchanged' : 'asking' });
    if (!unchanged) pause.current = setTimeout(() => void ask(wanted), wait);
  };

  const close = () => {
    clearTimeout(pause.current);
    latest.current = undefined;
    setState({ status: 'closed' });
  };

  const leave = async (wanted: WantedChange, price: ChangePrice & { status: 'known' }) => {
    setState({ status: 'leaving', wanted, price, error: null });
    try {
      const { approveUrl } = await gateway.requestChange(wanted);
      payments.openApproval({ url: approveUrl });
      // An owner who comes back by the browser's Back button sees the change that waits.
      close();
      known.onAskAgain();
    } catch (cause) {
      setState({ status: 'choosing', wanted, price, error: failed(asAppError(cause)) });
    }
  };

  return {
    state,
    onOpen: () => choose(currentChoice(known.account), 0),
    onClose: close,
    onChoose: (choice) => {
      const before = latest.current;
      if (!before || state.status !== 'choosing') return;
      const wanted = { ...before, ...choice };
      const isSame = wanted.plan === before.plan && wanted.posDevices === before.posDevices;
      if (!isSame) choose(wanted, timings.priceAfterChoice);
    },
    onConfirm: () => {
      if (state.status !== 'choosing') return;
      const { wanted, price } = state;
      if (price.status === 'known') void leave(wanted, price);
      if (price.status === 'failed') choose(wanted, 0);
      if (price.status === 'unchanged') setState({ ...state, error: new AppError('account/same-plan') });
    },
  };
}
