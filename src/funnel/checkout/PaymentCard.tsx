import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import type { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { Agreement } from '../frame/Agreement.tsx';
import { PaymentScriptFailed } from './PaymentScriptFailed.tsx';
import { FinishingNotice } from './FinishingNotice.tsx';
import type { Payment } from './payment.ts';
import { FailedNotice, PopupBlockedNotice } from './PaymentNotices.tsx';

const { pay, free, cancelled } = checkout;

/** Id of the heading that gets focus when the owner jumps to the payment. */
export const paymentHeadingId = 'pay';

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

type PayButtonProps = Omit<PaymentCardProps, 'obstacle' | 'agreement'> &
  Pick<SubscribeButtonProps, 'onCardKnown'> & { payable: boolean };

/** The free checkout's button, PayPal's button, or a disabled button while payment is blocked. */
function PayButton({
  quote,
  clientId,
  payable,
  payment,
  waiting,
  onCardKnown,
  SubscribeButton,
}: PayButtonProps) {
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
      loadingLabel={pay.loading}
      ScriptFailed={PaymentScriptFailed}
      onOpenPage={payment.payOnPage}
      leaving={status === 'leaving'}
      onCardKnown={onCardKnown}
      disabled={disabled}
      start={payment.start}
      onApproved={payment.approved}
      onCancelled={payment.cancelled}
      onFailed={payment.failed}
    />
  );
}

/** The provider's button, or the free checkout if nothing is to be paid; neither after the payment was approved. */
export function PaymentCard({ obstacle, agreement, ...button }: PaymentCardProps) {
  const { quote, payment, waiting } = button;
  const { state } = payment;
  const [card, setCard] = useState<boolean>();
  const heading = card ? pay.headingWithCard : pay.heading;
  const leaving = state.status === 'leaving';
  const finishing = state.status === 'finishing';
  const blocked =
    (state.status === 'leaving' && state.blocked) ||
    (state.status === 'failed' && state.error.code === 'checkout/popup-blocked');
  return (
    <Stack
      component="section"
      {...(finishing ? {} : { 'aria-labelledby': paymentHeadingId })}
      sx={{ gap: 2 }}
    >
      {finishing ? null : (
        <Typography id={paymentHeadingId} tabIndex={-1} variant="h5" component="h2" sx={{ outline: 'none' }}>
          {quote?.order === null ? free.heading : heading}
        </Typography>
      )}
      {obstacle ? <Notice tone="error">{errorMessage(obstacle)}</Notice> : null}
      {(state.status === 'failed' && !blocked) || state.status === 'changingCurrency' ? (
        <FailedNotice error={state.error} payment={payment} />
      ) : null}
      {blocked ? <PopupBlockedNotice leaving={leaving} onOpenPage={payment.payOnPage} /> : null}
      <Notice tone="info">{state.status === 'cancelled' ? cancelled : null}</Notice>
      <FinishingNotice
        finishing={state.status === 'finishing' ? state : null}
        onCheckAgain={payment.checkAgain}
      />
      {agreement === null || obstacle || finishing ? null : <Agreement text={agreement} stale={waiting} />}
      {/* Hidden rather than unmounted after approval, because PayPal's window may still need its button. */}
      <div hidden={finishing}>
        <PayButton
          {...button}
          payable={obstacle === null}
          onCardKnown={({ eligible }) => setCard(eligible)}
        />
      </div>
      {quote?.order && !finishing ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[pay.note, ...(card === false ? [pay.accountNeeded] : []), pay.seller].join(' ')}
        </Typography>
      ) : null}
    </Stack>
  );
}
