import type { Account, PauseOffer } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { isRunning } from '../overview/accountTimeline.ts';
import {
  isOrWillBeDone,
  useAccountAction,
  useDisclosedAction,
  type AccountAction,
  type ActionEvents,
  type DisclosedAction,
} from '../useAccountAction.ts';

/** A pause as shown to the owner: its end, and the first charge after it. */
export type WantedPause = Pick<PauseOffer, 'until' | 'nextChargeAt'>;

/** Whether the owner can start a pause, or end the current one. */
export function offersPause({ pause, pauseOffers, nextCharge }: Account): boolean {
  return pause ? pause.step === 'paused' : pauseOffers.length > 0 && nextCharge !== null;
}

export interface Pausing {
  question: DisclosedAction<WantedPause>;
  resuming: AccountAction;
  /** The owner's last action on this page, if it was one of these two. */
  done: 'paused' | 'resumed' | null;
}

/** Pauses the subscription after one confirmation, and resumes it with one click. */
export function usePause(
  events: ActionEvents & { account: Account; onChanged: (account: Account) => void },
): Pausing {
  const { account: gateway } = useGateways();
  const { account } = events;
  const question = useDisclosedAction(
    async ({ until, nextChargeAt }: WantedPause) => {
      events.onChanged(await gateway.pauseSubscription({ until, nextChargeAt }));
    },
    {
      ...events,
      form: 'pause',
      offered: account.pause === null && offersPause(account),
      done: account.pause !== null,
    },
  );
  const resuming = useAccountAction(
    async () => {
      events.onChanged(await gateway.resumeSubscription());
    },
    { ...events, done: account.pause === null && isRunning(account) },
  );
  const resumed = isOrWillBeDone(resuming.state) ? 'resumed' : null;
  return { question, resuming, done: isOrWillBeDone(question.state) ? 'paused' : resumed };
}
