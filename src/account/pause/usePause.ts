import { useState } from 'react';
import type { Account, PauseOffer } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import {
  useAccountAction,
  useDisclosedAction,
  type AccountAction,
  type DisclosedAction,
} from '../useAccountAction.ts';

/** A pause as shown to the owner: its end, and the first charge after it. */
export type WantedPause = Pick<PauseOffer, 'until' | 'nextChargeAt'>;

export interface Pausing {
  question: DisclosedAction<WantedPause>;
  resuming: AccountAction;
  /** The owner's last pause action on this page. */
  done: 'paused' | 'resumed' | null;
}

/** Pauses the subscription after one confirmation, and resumes it with one click. */
export function usePause(events: {
  onChanged: (account: Account) => void;
  onSignedOut: () => void;
}): Pausing {
  const { account: gateway } = useGateways();
  const [done, setDone] = useState<Pausing['done']>(null);
  const question = useDisclosedAction(async ({ until, nextChargeAt }: WantedPause) => {
    events.onChanged(await gateway.pauseSubscription({ until, nextChargeAt }));
    setDone('paused');
  }, events);
  const resuming = useAccountAction(async () => {
    events.onChanged(await gateway.resumeSubscription());
    setDone('resumed');
  }, events);
  return { question, resuming, done };
}
