import { ActionButton } from '#components/ActionButton.tsx';
import { leaving as words } from '#content/account/leaving.ts';
import type { Account } from '#domain/account.ts';
import { AccountCard } from '../frame/AccountCard.tsx';
import { Actions, Quiet } from '../frame/layout.ts';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import type { Leaving } from './useLeaving.ts';

/** Props of `LeavingCard`: all of `useLeaving`, and the account. */
export interface LeavingCardProps extends Leaving {
  account: Account;
}

/** Cancelling in two clicks: this button, and the one that confirms it. */
export function LeavingCard({ account, asked, state, onAsk, onKeep, onCancel }: LeavingCardProps) {
  const opener = useReturnFocus(asked);
  return (
    <AccountCard heading={words.heading}>
      {asked ? (
        <LeavingQuestion account={account} state={state} onKeep={onKeep} onCancel={onCancel} />
      ) : (
        <>
          <Quiet>{words.lead}</Quiet>
          <Actions>
            <ActionButton ref={opener} variant="outlined" onClick={onAsk}>
              {words.cancel}
            </ActionButton>
          </Actions>
        </>
      )}
    </AccountCard>
  );
}
