import { useEffect, useRef, useState } from 'react';
import type { Account, SubscriptionChange } from '#domain/account.ts';
import { planOfInterval } from '#domain/plan.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { WantedChange } from '#gateways/AccountGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';

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

/** The current plan and number of devices; the form's initial values. */
function currentChoice({ subscription }: Account): WantedChange {
  return {
    plan: planOfInterval[subscription.interval],
    posDevices: subscription.posDevices,
  };
}

/** Whether a choice equals the form's first one. Compared by name, a coupon's plan would be another than the plan on sale. */
function isUnchanged(account: Account, { plan, posDevices }: WantedChange): boolean {
  const current = currentChoice(account);
  return current.plan === plan && current.posDevices === posDevices;
}

/** Prices each choice as the owner makes it, then requests the change; the owner consents at the provider. */
export function useChange(known: {
  account: Account;
  /** Reads the account again: a change may be waiting, or there may be nothing to change. */
  onAskAgain: () => void;
  onSignedOut: () => void;
}): Change {
  const { account: gateway, payments } = useGateways();
  /** The last choice, and whether it equals the current subscription; null while the form is closed. */
  const [chosen, setChosen] = useState<{ wanted: WantedChange; unchanged: boolean } | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const toError = (cause: unknown) => asAppError(cause);
  const onFailed = ({ code }: AppError) => {
    if (code === 'session/signed-out') known.onSignedOut();
    if (code === 'account/not-changeable' || code === 'account/none') known.onAskAgain();
  };
  const preview = useAsyncAction((wanted: WantedChange) => gateway.previewChange(wanted), {
    toError,
    onFailed,
  });
  const request = useAsyncAction((wanted: WantedChange) => gateway.requestChange(wanted), {
    toError,
    onFailed,
    onDone: ({ approveUrl }) => {
      payments.openApproval({ url: approveUrl });
      // The owner may return with the browser's Back button; then show the waiting change.
      close();
      known.onAskAgain();
    },
  });

  const leave = () => {
    clearTimeout(pause.current);
    preview.reset();
    request.reset();
  };
  const close = () => {
    leave();
    setChosen(null);
  };
  const choose = (wanted: WantedChange, wait: number) => {
    leave();
    const unchanged = isUnchanged(known.account, wanted);
    setChosen({ wanted, unchanged });
    if (!unchanged) pause.current = setTimeout(() => preview.run(wanted), wait);
  };

  const priceOf = (unchanged: boolean): ChangePrice => {
    if (unchanged) return { status: 'unchanged' };
    if (preview.state.status === 'done') return { status: 'known', change: preview.state.answer };
    if (preview.state.status !== 'failed') return { status: 'asking' };
    // Only the server knows which plan a coupon's plan replaced; the two may differ in their interval.
    return preview.state.error.code === 'account/same-plan' ? { status: 'unchanged' } : preview.state;
  };
  const stateOf = (): ChangeState => {
    if (!chosen) return { status: 'closed' };
    const { wanted } = chosen;
    const price = priceOf(chosen.unchanged);
    if (request.state.status === 'busy' && price.status === 'known')
      return { status: 'leaving', wanted, price, error: null };
    const error = request.state.status === 'failed' ? request.state.error : null;
    return { status: 'choosing', wanted, price, error };
  };
  const state = stateOf();

  return {
    state,
    onOpen: () => choose(currentChoice(known.account), 0),
    onClose: close,
    onChoose: (choice) => {
      if (state.status !== 'choosing') return;
      const before = state.wanted;
      const wanted = { ...before, ...choice };
      const isSame = wanted.plan === before.plan && wanted.posDevices === before.posDevices;
      if (!isSame) choose(wanted, timings.priceAfterChoice);
    },
    onConfirm: () => {
      if (state.status !== 'choosing') return;
      const { wanted, price } = state;
      if (price.status === 'known') request.run(wanted);
      if (price.status === 'failed') choose(wanted, 0);
      if (price.status === 'unchanged') request.fail(new AppError('account/same-plan'));
    },
  };
}
