import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Account } from '#domain/account.ts';
import type { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '#funnel/serverState/serverState.ts';
import { useWhen } from '#hooks/useWhen.ts';
import { createAccountValue, refreshWhenever } from './accountValue.ts';

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  /** `today`: the server's now when its answer came. */
  | { status: 'ready'; owner: Owner; account: Account; today: Date };

/** Redirects of an owner who does not belong on this page. */
export interface AccountEvents {
  onSignedOut: () => void;
  /** The account is deleted; its owner is to be signed out. */
  onDeleted: () => void;
  /** The owner never subscribed. */
  onNoSubscription: () => void;
}

export interface KnownAccount {
  state: AccountState;
  /** Requests the account again, and keeps the known one until then. */
  ask: () => Promise<void>;
  /** Drops the account and requests it again. */
  reload: () => Promise<void>;
  /** Shows the account, or the part of it, that the server has just returned. */
  show: (changed: Partial<Account>) => void;
}

/** Reads the signed-in owner's account from the server, and requests it again whenever it may have changed. */
export function useAccount(events: AccountEvents): KnownAccount {
  const gateways = useGateways();
  const { signedIn } = useServerState();
  const [value] = useState(() => createAccountValue(gateways));
  const answer = useSyncExternalStore(value.observe, value.answer);
  useEffect(() => refreshWhenever(gateways, value), [gateways, value]);

  const deleted = answer.status === 'ready' && answer.value === 'deleted';
  const known = answer.status === 'ready' && answer.value !== 'deleted' ? answer.value : undefined;
  useWhen(deleted, events.onDeleted);
  useWhen(known === null, events.onSignedOut);
  useWhen(known?.account === null, events.onNoSubscription);

  const { serverNow, session } = gateways;
  const owner = known?.owner;
  useWhen(owner !== undefined, () => {
    session.save({ returnTo: null });
    // The sign-in greets the stored owner, whose address may have changed. A logout elsewhere has stored none.
    if (!owner || !session.read().userCred) return;
    const { uid, email, displayName } = owner;
    session.save({ userCred: { uid, email, displayName } });
  });

  const state = useMemo((): AccountState => {
    if (answer.status === 'failed') return answer;
    return known?.account
      ? { status: 'ready', owner: known.owner, account: known.account, today: serverNow() }
      : { status: 'loading' };
  }, [answer, known, serverNow]);

  return {
    state,
    ask: value.ask,
    reload: value.reload,
    show: (changed) => {
      value.update((before) =>
        before && before !== 'deleted'
          ? { ...before, account: before.account && { ...before.account, ...changed } }
          : before,
      );
      // The sign-up requests the status from the server when it opens next.
      signedIn.refresh();
    },
  };
}
