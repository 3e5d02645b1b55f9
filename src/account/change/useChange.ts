import { useRef, useState } from 'react';
import type { Account, SubscriptionChange } from '#domain/account.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import type { WantedChange } from '#gateways/AccountGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** How far an owner is with changing the plan or the devices. */
export type ChangeState =
  | { status: 'closed' }
  /** Choosing; `error` says why the last wish came to nothing. */
  | { status: 'choosing'; wanted: WantedChange; error: AppError | null }
  | { status: 'pricing'; wanted: WantedChange }
  /** The new price is known, and nothing has been asked for. */
  | { status: 'priced'; wanted: WantedChange; change: SubscriptionChange; error: AppError | null }
  /** On the way to the provider's page. */
  | { status: 'leaving'; wanted: WantedChange; change: SubscriptionChange };

/** Changing the plan or the number of devices, in the order in which it is done. */
export interface Change {
  state: ChangeState;
  onOpen: () => void;
  onClose: () => void;
  /** Asks what the change would charge. */
  onPreview: (wanted: WantedChange) => void;
  /** Back from the price to the choice. */
  onChooseAgain: () => void;
  /** Asks for the change and leaves for the provider's page. */
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

/** Prices a change, then asks for it; the owner consents at the provider. */
export function useChange(known: {
  account: Account;
  /** Asks again what is true now: a change waits, or there is nothing to change. */
  onAskAgain: () => void;
  onSignedOut: () => void;
}): Change {
  const { account: gateway, payments } = useGateways();
  const [state, setState] = useState<ChangeState>({ status: 'closed' });
  const busy = useRef(false);

  const failed = (error: AppError) => {
    if (error.code === 'session/signed-out') known.onSignedOut();
    if (error.code === 'account/not-changeable' || error.code === 'account/none') known.onAskAgain();
    return error;
  };

  const preview = async (wanted: WantedChange) => {
    setState({ status: 'pricing', wanted });
    try {
      const change = await gateway.previewChange(wanted);
      setState({ status: 'priced', wanted, change, error: null });
    } catch (cause) {
      setState({ status: 'choosing', wanted, error: failed(asAppError(cause)) });
    }
  };

  const leave = async (wanted: WantedChange, change: SubscriptionChange) => {
    setState({ status: 'leaving', wanted, change });
    try {
      const { approveUrl } = await gateway.requestChange(wanted);
      payments.openApproval({ url: approveUrl });
      // An owner who comes back by the browser's Back button sees the change that waits.
      setState({ status: 'closed' });
      known.onAskAgain();
    } catch (cause) {
      setState({ status: 'priced', wanted, change, error: failed(asAppError(cause)) });
    }
  };

  const once = async (action: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await action();
    busy.current = false;
  };

  return {
    state,
    onOpen: () => setState({ status: 'choosing', wanted: currentChoice(known.account), error: null }),
    onClose: () => setState({ status: 'closed' }),
    onPreview: (wanted) => {
      if (isUnchanged(known.account, wanted)) {
        setState({ status: 'choosing', wanted, error: new AppError('account/same-plan') });
      } else void once(() => preview(wanted));
    },
    onChooseAgain: () => {
      if (state.status === 'priced') setState({ status: 'choosing', wanted: state.wanted, error: null });
    },
    onConfirm: () => {
      if (state.status === 'priced') void once(() => leave(state.wanted, state.change));
    },
  };
}
