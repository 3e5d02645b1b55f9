import { useEffect, useEffectEvent, useState } from 'react';
import type { Account, WaitingChange } from '#domain/account.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import {
  isOrWillBeDone,
  useAccountAction,
  type AccountAction,
  type ActionEvents,
} from '../useAccountAction.ts';

export type ConsentState =
  | { status: 'none' }
  /** `returned`: the owner just returned from the provider, whose report may be delayed. */
  | { status: 'waiting'; change: WaitingChange; returned: boolean }
  | { status: 'agreed' }
  | { status: 'withdrawn' };

export interface Consent {
  state: ConsentState;
  withdrawal: AccountAction;
}

/** Polls with growing delays until the provider has reported the owner's decision. */
function useAskWhile(waiting: boolean, ask: () => void): void {
  const [attempt, setAttempt] = useState(0);
  const again = useEffectEvent(ask);
  useEffect(() => {
    const wait = waiting ? timings.activationRetries[attempt] : undefined;
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      again();
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
}

/** Whether the subscription has the terms of a change. */
function hasTerms({ subscription }: Account, { total, posDevices, interval }: WaitingChange): boolean {
  return (
    subscription.total === total &&
    subscription.posDevices === posDevices &&
    subscription.interval === interval
  );
}

/** Provides the change that awaits the owner's consent, and its result. */
export function useConsent(
  known: ActionEvents & {
    account: Account;
    /** Whether the owner returned to this page from the provider. */
    returned: boolean;
    onChanged: (account: Account) => void;
  },
): Consent {
  const { account: gateway } = useGateways();
  const { waitingChange: change } = known.account;
  /** How the owner's last withdrawal ended: the owner may have agreed in another tab. `past`: another change came after it. */
  const [ended, setEnded] = useState<'agreed' | 'withdrawn' | 'past' | null>(null);
  const outcome = ended === 'past' ? null : ended;
  const returned = known.returned && ended === null;
  useAskWhile(returned && change !== null, known.onAskAgain);

  const withdrawal = useAccountAction(async () => {
    const account = await gateway.withdrawChange();
    setEnded(change && hasTerms(account, change) ? 'agreed' : 'withdrawn');
    known.onChanged(account);
  }, known);

  const agreed = returned && change === null;
  /** The owner's last action when the provider had reported the consent; the next one ends the message about it. */
  const [before, setBefore] = useState<string | null>();
  if (agreed && before === undefined) setBefore(known.last);

  if (change && outcome && withdrawal.state.status !== 'busy') setEnded('past');

  const stateOf = (): ConsentState => {
    if (change) return { status: 'waiting', change, returned };
    if (outcome && isOrWillBeDone(withdrawal.state)) return { status: outcome };
    return agreed && known.last === before ? { status: 'agreed' } : { status: 'none' };
  };
  return { state: stateOf(), withdrawal };
}
