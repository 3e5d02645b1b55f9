import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { shared } from '#content/funnel/shared.ts';
import type { ScriptFailedProps } from '#gateways/PaymentGateway.ts';

const { pay: words } = checkout;

/** Replaces the payment button when one of its scripts failed to load. */
export function PaymentScriptFailed({ ownFile = false, onRetry }: ScriptFailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <ActionButton variant="outlined" size="small" onClick={onRetry}>
          {ownFile ? shared.retry : words.retry}
        </ActionButton>
      }
    >
      {ownFile ? words.lost : words.failed}
    </Notice>
  );
}
