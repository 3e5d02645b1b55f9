import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { wordsFor } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { PaymentScriptFailed } from './PaymentScriptFailed.tsx';
import { FinishingNotice } from './FinishingNotice.tsx';
import type { Payment } from './payment.ts';

const { pay, free, cancelled } = checkout;
const windowBlocked = new AppError('checkout/popup-blocked');

/** Id of the heading that gets focus when an owner moves on to the payment. */
export const paymentHeadingId = 'pay';

/** Props of `PaymentCard`. */
export interface PaymentCardProps {
  /** Null while the plan's data is missing. */
  quote: Quote | null;
  clientId: string | null;
  /** Why nothing can be paid now; null when it can. */
  obstacle: AppError | null;
  payment: Payment;
  /** Whether a request is running that may change the price. */
  waiting: boolean;
  SubscribeButton: ComponentType<SubscribeButtonProps>;
}

/** Either PayPal's button or the free checkout, by whether there is anything to order. */
export function PaymentCard({
  quote,
  clientId,
  obstacle,
  payment,
  waiting,
  SubscribeButton,
}: PaymentCardProps) {
  const { state } = payment;
  const finishing = state.status === 'finishing';
  const blocked =
    state.status === 'leaving' || (state.status === 'failed' && state.error.code === windowBlocked.code);

  const button = () => {
    if (quote?.order === null) {
      return (
        <ActionButton
          variant="contained"
          size="large"
          fullWidth
          loading={state.status === 'redeeming'}
          loadingLabel={free.busy}
          disabled={finishing || waiting}
          onClick={payment.redeem}
        >
          {free.submit}
        </ActionButton>
      );
    }
    if (!quote || obstacle || clientId === null) {
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
        disabled={finishing || waiting}
        start={payment.start}
        onApproved={payment.approved}
        onCancelled={payment.cancelled}
        onFailed={payment.failed}
      />
    );
  };

  return (
    <Stack component="section" aria-labelledby={paymentHeadingId} sx={{ gap: 2 }}>
      <Typography id={paymentHeadingId} tabIndex={-1} variant="h5" component="h2" sx={{ outline: 'none' }}>
        {quote?.order === null ? free.heading : pay.heading}
      </Typography>
      {obstacle ? <Notice tone="error">{wordsFor(obstacle)}</Notice> : null}
      {state.status === 'failed' && !blocked ? <Notice tone="error">{wordsFor(state.error)}</Notice> : null}
      {blocked ? (
        <Notice
          tone="error"
          action={
            <ActionButton
              variant="outlined"
              size="small"
              loading={state.status === 'leaving'}
              loadingLabel={pay.onPageBusy}
              onClick={payment.payOnPage}
            >
              {pay.onPage}
            </ActionButton>
          }
        >
          {wordsFor(windowBlocked)} {pay.onPageHint}
        </Notice>
      ) : null}
      {state.status === 'cancelled' ? <Notice tone="info">{cancelled}</Notice> : null}
      {finishing ? <FinishingNotice {...state} onCheckAgain={payment.checkAgain} /> : null}
      {button()}
      {quote?.order ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {pay.note}
        </Typography>
      ) : null}
    </Stack>
  );
}
