import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppError, asAppError } from '#domain/errors.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';

export const fakePayPal = {
  approve: 'Subscribe (stand-in for PayPal)',
  cancel: 'Close the window (stand-in)',
  fail: 'Fail the payment (stand-in)',
  failure: 'The card was declined',
} as const;

/** Plain buttons in place of PayPal's: approve, close the window, fail. */
export function FakeSubscribeButton({
  disabled,
  start,
  onApproved,
  onCancelled,
  onFailed,
}: SubscribeButtonProps) {
  const approve = async () => {
    try {
      const subscriptionId = await start();
      if (subscriptionId !== null) onApproved({ subscriptionId, orderId: 'ORDER-1' });
    } catch (cause) {
      onFailed({ error: asAppError(cause) });
    }
  };
  const fail = () => {
    onFailed({ error: new AppError('checkout/not-approved', { details: { message: fakePayPal.failure } }) });
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Button variant="contained" disabled={disabled} onClick={() => void approve()}>
        {fakePayPal.approve}
      </Button>
      <Button size="small" disabled={disabled} onClick={onCancelled}>
        {fakePayPal.cancel}
      </Button>
      <Button size="small" disabled={disabled} onClick={fail}>
        {fakePayPal.fail}
      </Button>
    </Stack>
  );
}
