import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import type { FinishingState } from './useActivation.ts';

const { finishing: words } = checkout;

export interface FinishingNoticeProps {
  /** Null until the payment is approved. */
  finishing: FinishingState | null;
  /** Sends another request, after the automatic ones ended. */
  onCheckAgain: () => void;
}

/** The text for a failed request. The payment itself succeeded, so it is not shown as an error. */
function bodyOf({ slow, error }: FinishingState): string {
  if (error) return `${errorMessage(error)}. ${words.safe}`;
  return slow ? words.slow : words.body;
}

/** Says that the payment is approved and being recorded, and that the owner need not do anything. */
export function FinishingNotice({ finishing, onCheckAgain }: FinishingNoticeProps) {
  const check = (
    <ActionButton variant="outlined" size="small" loading={finishing?.asking} onClick={onCheckAgain}>
      {words.check}
    </ActionButton>
  );
  return (
    <Notice tone="info" title={words.heading} {...(finishing?.slow ? { action: check } : {})}>
      {finishing && bodyOf(finishing)}
    </Notice>
  );
}
