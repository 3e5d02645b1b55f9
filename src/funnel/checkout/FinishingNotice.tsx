import Stack from '@mui/material/Stack';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { wordsFor } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import type { PaymentState } from './usePayment.ts';

const { finishing: words } = checkout;

/** Props of `FinishingNotice`. */
export interface FinishingNoticeProps extends Omit<Extract<PaymentState, { status: 'finishing' }>, 'status'> {
  /** Asks once more, after the automatic questions have run out. */
  onCheckAgain: () => void;
}

/** Says that the payment is approved and being recorded, and what there is to do about it: nothing. */
export function FinishingNotice({ slow, asking, error, onCheckAgain }: FinishingNoticeProps) {
  const check = (
    <ActionButton variant="outlined" size="small" loading={asking} onClick={onCheckAgain}>
      {words.check}
    </ActionButton>
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      <Notice tone="info" title={words.heading} {...(slow ? { action: check } : {})}>
        {slow ? words.slow : words.body}
      </Notice>
    </Stack>
  );
}
