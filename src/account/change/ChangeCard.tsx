import Typography from '@mui/material/Typography';
import { change as words } from '#content/account/change.ts';
import { overview } from '#content/account/overview.ts';
import { shared } from '#content/funnel/shared.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { shownPlanName } from '#domain/plan.ts';
import { TextLink } from '#funnel/frame/TextLink.tsx';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { Change } from './useChange.ts';

/** Props of `ChangeCard`: all of `useChange`, and the current subscription. */
export interface ChangeCardProps extends Change {
  account: Account;
}

/** The current plan and devices, and a button that opens the form to change them, unless a payment is owed. */
export function ChangeCard({ account, state, onOpen, ...change }: ChangeCardProps) {
  const { subscription, failedPayment, providerUrl } = account;
  const { countedDevices: counted } = subscription;
  const now = [
    words.now(shownPlanName(subscription), subscription.posDevices),
    counted ? words.counted(counted.posDevices, formatDay(counted.until)) : '',
  ];
  if (subscription.total === 0) {
    return (
      <Typography color="textSecondary">
        {words.free}
        <TextLink {...shared.links.support} />.
      </Typography>
    );
  }
  // The server refuses a change until the payment is made.
  if (failedPayment) {
    return (
      <Typography color="textSecondary">
        {[...now, words.owed].filter(Boolean).join(' ')}{' '}
        {providerUrl === null ? null : <TextLink label={overview.paymentFailed.action} href={providerUrl} />}
      </Typography>
    );
  }
  const form = state.status === 'closed' ? null : <ChangeForm account={account} state={state} {...change} />;
  return (
    <DisclosedRow
      open={form !== null}
      onOpen={onOpen}
      form={form}
      note={now.join(' ').trim()}
      label={words.open}
    />
  );
}
