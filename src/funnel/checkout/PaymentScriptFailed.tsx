import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import type { ScriptFailedProps } from '#gateways/PaymentGateway.ts';

const { pay: words } = checkout;

/** Stands in place of the payment button when its script failed to load. */
export function PaymentScriptFailed({ onRetry }: ScriptFailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <ActionButton variant="outlined" size="small" onClick={onRetry}>
          {words.retry}
        </ActionButton>
      }
    >
      {words.failed}
    </Notice>
  );
}
