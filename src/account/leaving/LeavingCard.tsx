import { leaving as words } from '#content/account/leaving.ts';
import type { Account } from '#domain/account.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import type { Leaving } from './useLeaving.ts';

/** Props of `LeavingCard`: all of `useLeaving`, and the account. */
export interface LeavingCardProps extends Leaving {
  account: Account;
}

/** Cancellation in two clicks: this row, and the button that confirms it. */
export function LeavingCard({ account, open, onOpen, ...question }: LeavingCardProps) {
  const opener = useReturnFocus(open);
  if (open) return <LeavingQuestion account={account} {...question} />;
  return (
    <ActionRow
      note={account.subscription.total === 0 ? words.leadFree : words.lead}
      label={words.cancel}
      ref={opener}
      onClick={onOpen}
    />
  );
}
