import Typography from '@mui/material/Typography';
import { BreakableText } from '#components/BreakableText.tsx';
import { Notice } from '#components/Notice.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { change as words } from '#content/account/change.ts';
import { agreementText } from '#domain/agreement.ts';
import type { Account, SubscriptionChange } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { Agreement } from '#funnel/frame/Agreement.tsx';
import { Stacked } from '../frame/layout.ts';

const { preview } = words;

export interface ChangePreviewProps {
  /** The current subscription. */
  account: Account;
  /** The change and its price. */
  change: SubscriptionChange;
}

function priceOf({ total, currency, interval }: Pick<SubscriptionChange, 'total' | 'currency' | 'interval'>) {
  return preview.each(formatMoney({ amount: total, currency }), interval);
}

/** The date from which the new number of devices applies; in the trial, as soon as the owner agrees. */
function devicesLine({ devicesFrom: from }: SubscriptionChange) {
  const amount = from === null ? preview.atOnce : formatDay(from);
  return { label: preview.devicesFrom, amount, long: true };
}

/** In the trial, the time before the first charge is free. Otherwise it is paid, maybe at a price before the agreed one. */
function untilLines({ state }: Account) {
  return state === 'trial' ? [{ label: preview.untilThen, amount: preview.free }] : [];
}

/** The new price, in the parts of the summary's last line. */
export function totalOf({ total, currency, interval }: SubscriptionChange) {
  return {
    label: preview.fromThenOn,
    amount: formatMoney({ amount: total, currency }),
    detail: preview.perInterval[interval],
  };
}

/** The new price and its start date, shown before the change is requested. */
export function ChangePreview({ account, change }: ChangePreviewProps) {
  const { subscription } = account;
  const devices = subscription.countedDevices?.posDevices ?? subscription.posDevices;
  const charged = { label: preview.from, amount: formatDay(change.from), long: true };
  const counted = devices === change.posDevices ? [] : [devicesLine(change)];
  return (
    <Stacked>
      <OrderSummary
        title={preview.plan(change.plan, change.posDevices)}
        headingLevel={4}
        silent
        lines={[
          // The last day that is named is the one of 'until then' and 'from then on'.
          ...(change.devicesFrom === null ? [...counted, charged] : [charged, ...counted]),
          ...untilLines(account),
        ]}
        total={totalOf(change)}
      />
      {change.lostCoupon === null ? null : (
        <Notice tone="warning">
          <BreakableText kept={[change.lostCoupon]}>
            {preview.couponEnds(change.lostCoupon, priceOf(change))}
          </BreakableText>
        </Notice>
      )}
      <Agreement text={agreementText(change, new Date(change.from))} />
      <Typography color="textSecondary">{preview.consent}</Typography>
    </Stacked>
  );
}
