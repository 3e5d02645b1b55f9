import { leaving } from '#content/account/leaving.ts';
import type { Account } from '#domain/account.ts';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { lastDayInWords } from '../lastDayInWords.ts';

const { done: words } = leaving;

export interface CancelledNoticeProps {
  account: Account;
}

/** Confirms a cancellation made on this page. */
export function CancelledNotice({ account: { accessUntil, state } }: CancelledNoticeProps) {
  const until =
    accessUntil === null || state === 'ended' ? words.over : words.until(lastDayInWords(accessUntil));
  return (
    <OutcomeNotice tone="success" title={words.title}>
      {until} {words.mail}
    </OutcomeNotice>
  );
}
