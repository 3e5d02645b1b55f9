import Stack from '@mui/material/Stack';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { shared } from '#content/funnel/shared.ts';
import type { ScriptFailedProps } from '#gateways/PaymentGateway.ts';
import { PayOnPageButton } from './PaymentNotices.tsx';

const { pay: words } = checkout;

/** Replaces the payment button when one of its scripts failed to load. */
export function PaymentScriptFailed({
  ownFile = false,
  onRetry,
  onOpenPage,
  leaving = false,
}: ScriptFailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1 }}>
          <ActionButton variant="outlined" size="small" onClick={onRetry}>
            {ownFile ? shared.retry : words.retry}
          </ActionButton>
          {onOpenPage ? <PayOnPageButton leaving={leaving} onOpenPage={onOpenPage} /> : null}
        </Stack>
      }
    >
      {ownFile ? words.lost : [words.failed, ...(onOpenPage ? [words.onPageInstead] : [])].join(' ')}
    </Notice>
  );
}
