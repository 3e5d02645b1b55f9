import { ExternalLink } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { change } from '#content/account/change.ts';
import type { Account } from '#domain/account.ts';
import { AccountCard } from '../frame/AccountCard.tsx';
import { Actions, Quiet } from '../frame/layout.ts';
import { isRunning } from '../overview/accountTimeline.ts';

const { payment: words } = change;

/** Props of `PaidWithCard`. */
export interface PaidWithCardProps {
  account: Account;
}

/** How the subscription is paid: the provider's own page knows. */
export function PaidWithCard({ account }: PaidWithCardProps) {
  const { providerUrl } = account;
  if (providerUrl === null) {
    return (
      <AccountCard heading={words.heading}>
        <Quiet>{words.free}</Quiet>
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={words.heading}>
      <Quiet>{isRunning(account) ? words.body : words.ended}</Quiet>
      <Actions>
        <ActionLink
          variant="outlined"
          href={providerUrl}
          newTab
          endIcon={<Icon of={ExternalLink} size={16} />}
        >
          {words.link}
        </ActionLink>
      </Actions>
    </AccountCard>
  );
}
