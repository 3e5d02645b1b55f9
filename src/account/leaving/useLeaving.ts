import type { Account } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { isRunning } from '../overview/accountTimeline.ts';
import { useDisclosedAction, type AccountActionState, type ActionEvents } from '../useAccountAction.ts';

export interface Leaving {
  /** Whether the confirmation is open. */
  asked: boolean;
  /** Whether the owner has just cancelled on this page. */
  cancelled: boolean;
  state: AccountActionState;
  onAsk: () => void;
  onKeep: () => void;
  /** Cancels. The reason is the owner's text, and may be empty. */
  onCancel: (request: { reason: string }) => void;
}

export function useLeaving(
  events: ActionEvents & { account: Account; onChanged: (account: Account) => void },
): Leaving {
  const { account: gateway } = useGateways();
  const { open, state, onOpen, onClose, onSubmit } = useDisclosedAction(
    async ({ reason }: { reason: string }) => {
      const given = reason.trim();
      events.onChanged(await gateway.cancelSubscription({ reason: given === '' ? null : given }));
    },
    { ...events, offered: isRunning(events.account) },
  );
  return {
    asked: open,
    cancelled: state.status === 'done',
    state,
    onAsk: onOpen,
    onKeep: onClose,
    onCancel: onSubmit,
  };
}
