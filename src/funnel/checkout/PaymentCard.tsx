import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { Agreement } from '../frame/Agreement.tsx';
import { PaymentScriptFailed } from './PaymentScriptFailed.tsx';
import { FinishingNotice } from './FinishingNotice.tsx';
import type { Payment } from './payment.ts';

const { pay, free, cancelled } = checkout;
const windowBlocked = new AppError('checkout/popup-blocked');

/** Id of the heading that gets focus when the owner jumps to the payment. */
export const paymentHeadingId = 'pay';

/** Props of `PaymentCard`. */
export interface PaymentCardProps {
  /** Null while the plan's data is missing. */
  quote: Quote | null;
  clientId: string | null;
  /** The agreement text; null if nothing is ever charged. */
  agreement: string | null;
  /** The error that blocks payment; null if none. */
  obstacle: AppError | null;
  payment: Payment;
  /** Whether a request that may change the price is running. */
  waiting: boolean;
  SubscribeButton: ComponentType<SubscribeButtonProps>;
}

type PayButtonProps = Omit<PaymentCardProps, 'obstacle' | 'agreement'> & { payable: boolean };

/** The free checkout's button, PayPal's button, or a disabled button while payment is blocked. */
function PayButton({ quote, clientId, payable, payment, waiting, SubscribeButton }: PayButtonProps) {
  const { status } = payment.state;
  const disabled = status === 'finishing' || waiting;
  if (quote?.order === null) {
    return (
      <ActionButton
        variant="contained"
        size="large"
        fullWidth
        loading={status === 'redeeming'}
        loadingLabel={free.busy}
        disabled={disabled}
        onClick={payment.redeem}
      >
        {free.submit}
      </ActionButton>
    );
  }
  if (!quote || !payable || clientId === null) {
    return (
      <ActionButton variant="contained" size="large" fullWidth disabled>
        {pay.off}
      </ActionButton>
    );
  }
  return (
    <SubscribeButton
      clientId={clientId}
      currency={quote.currency}
      labels={pay.labels}
      ScriptFailed={PaymentScriptFailed}
      disabled={disabled}
      start={payment.start}
      onApproved={payment.approved}
      onCancelled={payment.cancelled}
      onFailed={payment.failed}
    />
  );
}

/** Shown after the browser blocked the provider's popup: a button that opens the provider's page instead. */
function PopupBlockedNotice({ leaving, onOpenPage }: { leaving: boolean; onOpenPage: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <ActionButton
          variant="outlined"
          size="small"
          loading={leaving}
          loadingLabel={pay.onPageBusy}
          onClick={onOpenPage}
        >
          {pay.onPage}
        </ActionButton>
      }
    >
      {errorMessage(windowBlocked)} {pay.onPageHint}
    </Notice>
  );
}

/** The reason why nothing was paid; where another currency can be paid, with a button for it. */
function FailedNotice({ error, payment }: { error: AppError; payment: Payment }) {
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

/** The provider's button, or the free checkout if nothing is to be paid; neither after the payment was approved. */
export function PaymentCard({ obstacle, agreement, ...button }: PaymentCardProps) {
  const { quote, payment, waiting } = button;
  const { state } = payment;
  const leaving = state.status === 'leaving';
  const finishing = state.status === 'finishing';
  const blocked = leaving || (state.status === 'failed' && state.error.code === windowBlocked.code);
  return (
    <Stack
      component="section"
      {...(finishing ? {} : { 'aria-labelledby': paymentHeadingId })}
      sx={{ gap: 2 }}
    >
      {finishing ? null : (
        <Typography id={paymentHeadingId} tabIndex={-1} variant="h5" component="h2" sx={{ outline: 'none' }}>
          {quote?.order === null ? free.heading : pay.heading}
        </Typography>
      )}
      {obstacle ? <Notice tone="error">{errorMessage(obstacle)}</Notice> : null}
      {(state.status === 'failed' && !blocked) || state.status === 'changingCurrency' ? (
        <FailedNotice error={state.error} payment={payment} />
      ) : null}
      {blocked ? <PopupBlockedNotice leaving={leaving} onOpenPage={payment.payOnPage} /> : null}
      {state.status === 'cancelled' ? <Notice tone="info">{cancelled}</Notice> : null}
      {state.status === 'finishing' ? <FinishingNotice {...state} onCheckAgain={payment.checkAgain} /> : null}
      {agreement === null || obstacle || finishing ? null : <Agreement text={agreement} stale={waiting} />}
      {/* Hidden rather than unmounted after approval, because PayPal's window may still need its button. */}
      <div hidden={finishing}>
        <PayButton {...button} payable={obstacle === null} />
      </div>
      {quote?.order && !finishing ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {pay.note} {pay.seller}
        </Typography>
      ) : null}
    </Stack>
  );
}
