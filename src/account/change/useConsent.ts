import { useState } from 'react';
import type { Account, WaitingChange } from '#domain/account.ts';
import { termsText } from '#domain/changedTerms.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useTimeout } from '#hooks/useTimeout.ts';
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
  const askAgain = () => {
    setAttempt(attempt + 1);
    ask();
  };
  useTimeout(waiting ? (timings.activationRetries[attempt] ?? null) : null, askAgain, attempt);
}

/** Provides the change that awaits the owner's consent, and its result. */
export function useConsent(
  known: ActionEvents & {
    account: Account;
    /** The terms of the change that the owner approved before returning to this page; null for any other arrival. */
    approved: string | null;
    onChanged: (account: Account) => void;
  },
): Consent {
  const { account: gateway } = useGateways();
  const { waitingChange: change } = known.account;
  /** How the owner's last withdrawal ended: the owner may have agreed in another tab. `past`: another change came after it. */
  const [ended, setEnded] = useState<'agreed' | 'withdrawn' | 'past' | null>(null);
  const outcome = ended === 'past' ? null : ended;
  // Compared, because the change that the owner approved may have been discarded or replaced in another tab meanwhile.
  const returned = ended === null && known.approved === termsText(change ?? known.account.subscription);
  useAskWhile(returned && change !== null, known.onAskAgain);

  const withdrawal = useAccountAction(async () => {
    const account = await gateway.withdrawChange();
    setEnded(change && termsText(account.subscription) === termsText(change) ? 'agreed' : 'withdrawn');
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
