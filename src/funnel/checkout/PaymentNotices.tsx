import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { AppError } from '#domain/errors.ts';
import type { Payment } from './payment.ts';

const { pay } = checkout;
const windowBlocked = new AppError('checkout/popup-blocked');

export interface PayOnPageButtonProps {
  /** Whether the provider's page is opening. */
  leaving: boolean;
  onOpenPage: () => void;
}

/** Opens the provider's page where its popup or its button cannot be used. */
export function PayOnPageButton({ leaving, onOpenPage }: PayOnPageButtonProps) {
  return (
    <ActionButton
      variant="outlined"
      size="small"
      loading={leaving}
      loadingLabel={pay.onPageBusy}
      onClick={onOpenPage}
    >
      {pay.onPage}
    </ActionButton>
  );
}

/** Shown after the browser blocked the provider's popup: a button that opens the provider's page instead. */
export function PopupBlockedNotice(props: PayOnPageButtonProps) {
  return (
    <Notice tone="error" action={<PayOnPageButton {...props} />}>
      {errorMessage(windowBlocked)} {pay.onPageHint}
    </Notice>
  );
}

export interface FailedNoticeProps {
  error: AppError;
  payment: Payment;
}

/** The reason why nothing was paid; where another currency can be paid, with a button for it. */
export function FailedNotice({ error, payment }: FailedNoticeProps) {
  const { instead } = error.details;
  const action = error.code === 'checkout/currency-refused' && instead !== undefined && (
    <ActionButton
      variant="outlined"
      size="small"
      loading={payment.state.status === 'changingCurrency'}
      loadingLabel={pay.inBaseBusy}
      onClick={payment.payInBaseCurrency}
    >
      {pay.inBase(instead)}
    </ActionButton>
  );
  return (
    <Notice tone="error" {...(action ? { action } : {})}>
      {errorMessage(error)}
    </Notice>
  );
}
