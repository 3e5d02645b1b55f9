import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { change } from '#content/account/change.ts';
import type { Account } from '#domain/account.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { isRunning } from '../overview/accountTimeline.ts';

const { payment: words } = change;

export interface PaidWithCardProps {
  account: Account;
}

/** The payment method; the provider's own page shows its details. */
export function PaidWithCard({ account }: PaidWithCardProps) {
  const { providerUrl } = account;
  if (providerUrl === null) return <Typography color="textSecondary">{words.free}</Typography>;
  return (
    <ActionRow note={isRunning(account) ? words.body : words.ended} icon={ExternalLink}>
      <ActionLink variant="text" href={providerUrl} newTab>
        {words.link}
      </ActionLink>
    </ActionRow>
  );
}
