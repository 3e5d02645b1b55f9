import { leaving as words } from '#content/account/leaving.ts';
import type { Account } from '#domain/account.ts';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import type { Leaving } from './useLeaving.ts';

/** Props of `LeavingCard`: all of `useLeaving`, and the account. */
export interface LeavingCardProps extends Leaving {
  account: Account;
}

/** Cancellation in two clicks: this row, and the button that confirms it. */
export function LeavingCard({ account, open, onOpen, ...question }: LeavingCardProps) {
  return (
    <DisclosedRow
      open={open}
      onOpen={onOpen}
      form={<LeavingQuestion account={account} {...question} />}
      note={account.subscription.total === 0 ? words.leadFree : words.lead}
      label={words.cancel}
    />
  );
}
