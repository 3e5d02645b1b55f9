import { useState } from 'react';
import type { Account } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { Owner } from '#gateways/AuthGateway.ts';
import { AccountGate } from './AccountGate.tsx';
import { AccountView } from './AccountView.tsx';
import { useChange } from './change/useChange.ts';
import { useConsent } from './change/useConsent.ts';
import { useYourData } from './data/useYourData.ts';
import { useLeaving } from './leaving/useLeaving.ts';
import { usePause } from './pause/usePause.ts';
import { useAccount, type AccountEvents, type KnownAccount } from './useAccount.ts';

export interface AccountScreenProps extends AccountEvents {
  /** Whether the owner returned here from the provider's consent page. */
  returned: boolean;
  /** Id of the transaction whose invoice the URL requests; null for none. */
  receipt?: string | null;
  onComeBack: () => void;
  onLogout: () => void;
  onSignInAgain: () => void;
  /** The account is deleted. */
  onDeleted: () => void;
}

type ReadyProps = AccountScreenProps &
  Pick<KnownAccount, 'ask' | 'show'> & { owner: Owner; account: Account };

function ReadyAccount({ owner, account, ask, show, ...props }: ReadyProps) {
  const { serverNow } = useGateways();
  const [today] = useState(serverNow);
  const { onSignedOut, onDeleted } = props;
  const events = { account, onChanged: show, onAskAgain: () => void ask(), onSignedOut, onDeleted };
  return (
    <AccountView
      {...{ owner, account, today }}
      receipt={props.receipt ?? null}
      change={useChange(events)}
      consent={useConsent({ ...events, returned: props.returned })}
      pausing={usePause(events)}
      leaving={useLeaving(events)}
      yourData={useYourData(events)}
      onComeBack={props.onComeBack}
      onLogout={props.onLogout}
      onSignInAgain={props.onSignInAgain}
    />
  );
}

/** The account page with its gates: loading, unreachable and ready. */
export function AccountScreen(props: AccountScreenProps) {
  const { state, ask, show } = useAccount(props);
  return (
    <AccountGate state={state} onRetry={() => void ask()} onLogout={props.onLogout}>
      {({ owner, account }) => <ReadyAccount key={owner.uid} {...props} {...{ owner, account, ask, show }} />}
    </AccountGate>
  );
}
