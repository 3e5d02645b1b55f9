import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { change as words } from '#content/account/change.ts';
import { errorMessage } from '#content/errors.ts';
import type { SubscriptionChange } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import type { AppError } from '#domain/errors.ts';
import { formatMoney } from '#domain/money.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { Actions, Quiet, Stacked } from '../frame/layout.ts';
import { PanelHeading } from '../frame/PanelHeading.tsx';

const { preview } = words;

/** Props of `ChangePreview`. */
export interface ChangePreviewProps {
  /** What the owner has now. */
  subscription: Confirmation;
  /** What the change would charge. */
  change: SubscriptionChange;
  /** Whether the owner is on the way to the provider. */
  leaving: boolean;
  /** Why the change could not be asked for. */
  error: AppError | null;
  onConfirm: () => void;
  onChooseAgain: () => void;
}

function priceOf({ total, currency, interval }: Pick<SubscriptionChange, 'total' | 'currency' | 'interval'>) {
  return preview.each(formatMoney({ amount: total, currency }), interval);
}

/** When the new number of devices counts: in the trial as soon as the owner agrees. */
function devicesLine({ devicesFrom: from }: SubscriptionChange) {
  const amount = from === null ? preview.atOnce : formatDay(new Date(from));
  return { label: preview.devicesFrom, amount, long: true };
}

/** The new price and from when it counts, before anything is asked for. */
export function ChangePreview(props: ChangePreviewProps) {
  const { subscription, change, leaving, error, onConfirm, onChooseAgain } = props;
  const price = priceOf(change);
  const devices = subscription.countedDevices?.posDevices ?? subscription.posDevices;
  return (
    <Stacked>
      <PanelHeading>{preview.heading}</PanelHeading>
      <OrderSummary
        title={preview.plan(change.plan, change.posDevices)}
        headingLevel={4}
        lines={[
          { label: preview.from, amount: formatDay(new Date(change.from)), long: true },
          ...(devices === change.posDevices ? [] : [devicesLine(change)]),
          { label: preview.until, amount: priceOf(subscription), long: true },
        ]}
        total={{
          label: preview.fromThenOn,
          amount: formatMoney({ amount: change.total, currency: change.currency }),
          detail: preview.perInterval[change.interval],
        }}
      />
      {change.couponEnds === null ? null : (
        <Notice tone="warning">{preview.couponEnds(change.couponEnds, price)}</Notice>
      )}
      {error ? <Notice tone="error">{errorMessage(error)}</Notice> : null}
      <Quiet>{preview.consent}</Quiet>
      <Actions>
        <ActionButton
          variant="contained"
          loading={leaving}
          loadingLabel={preview.submitBusy}
          onClick={onConfirm}
        >
          {preview.submit}
        </ActionButton>
        <ActionButton variant="text" onClick={onChooseAgain}>
          {preview.back}
        </ActionButton>
      </Actions>
    </Stacked>
  );
}
