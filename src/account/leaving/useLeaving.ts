import type { Account } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { isRunning } from '../overview/accountTimeline.ts';
import { useDisclosedAction, type ActionEvents, type DisclosedAction } from '../useAccountAction.ts';

/** The panel that cancels. The reason is the owner's text, and may be empty. */
export type Leaving = DisclosedAction<{ reason: string }>;

export function useLeaving(
  events: ActionEvents & { account: Account; onChanged: (account: Account) => void },
): Leaving {
  const { account: gateway } = useGateways();
  return useDisclosedAction(
    async ({ reason }: { reason: string }) => {
      const given = reason.trim();
      events.onChanged(await gateway.cancelSubscription({ reason: given === '' ? null : given }));
    },
    { ...events, form: 'leaving', offered: isRunning(events.account), done: !isRunning(events.account) },
  );
}
