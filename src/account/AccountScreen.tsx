import { useState } from 'react';
import { useUnsent } from '#funnel/frame/useUnsent.ts';
import { AccountGate } from './AccountGate.tsx';
import { AccountView, type AccountViewProps } from './AccountView.tsx';
import { useChange } from './change/useChange.ts';
import { useConsent } from './change/useConsent.ts';
import { useYourData } from './data/useYourData.ts';
import { KeptFormProvider, keptForm } from './frame/keptForm.ts';
import { useLeaving } from './leaving/useLeaving.ts';
import { isRunning } from './overview/accountTimeline.ts';
import { usePause } from './pause/usePause.ts';
import { failureIn } from './useAccountAction.ts';
import { useAccount, type AccountEvents, type AccountState, type KnownAccount } from './useAccount.ts';

export interface AccountScreenProps
  extends AccountEvents, Pick<AccountViewProps, 'receipt' | 'onComeBack' | 'onLogout' | 'onSignInAgain'> {
  /** The terms of the change that the owner approved before returning here, as `termsText` writes them. */
  approved: string | null;
}

type ReadyProps = AccountScreenProps &
  Pick<KnownAccount, 'ask' | 'show'> &
  Omit<Extract<AccountState, { status: 'ready' }>, 'status'>;

function ReadyAccount({ owner, account, today, ask, show, ...props }: ReadyProps) {
  const [last, setLast] = useState<string | null>(null);
  const [missed, setMissed] = useState(false);
  const onBegin = (action: string) => {
    setLast(action);
    setMissed(false);
  };
  const onMissed = () => setMissed(true);
  const { onSignedOut, onDeleted } = props;
  const onAskAgain = () => void ask();
  const events = { account, last, onBegin, onMissed, onChanged: show, onAskAgain, onSignedOut, onDeleted };
  const change = useChange(events);
  const consent = useConsent({ ...events, approved: props.approved });
  const pausing = usePause(events);
  const leaving = useLeaving(events);
  const yourData = useYourData(events);
  // The server has nothing to resume or to withdraw after a cancellation elsewhere.
  const undone = pausing.done === 'resumed' || consent.state.status === 'withdrawn';
  // Its answer was lost, or it was done elsewhere: no button is left that could show the error.
  const lost =
    (account.pause === null && failureIn(pausing.resuming.state) !== null) ||
    (account.waitingChange === null && failureIn(consent.withdrawal.state) !== null);
  return (
    <AccountView
      owner={owner}
      account={account}
      today={today}
      change={change}
      consent={consent}
      pausing={pausing}
      leaving={leaving}
      yourData={yourData}
      outdated={missed || lost || (undone && !isRunning(account))}
      receipt={props.receipt ?? null}
      onComeBack={props.onComeBack}
      onLogout={props.onLogout}
      onSignInAgain={props.onSignInAgain}
    />
  );
}

/** The account page with its gates: loading, unreachable and ready. */
export function AccountScreen(props: AccountScreenProps) {
  const { state, ask, reload, show } = useAccount(props);
  const { openForm } = useUnsent();
  const [kept] = useState(() => keptForm(openForm));
  return (
    <KeptFormProvider value={kept}>
      <AccountGate state={state} onRetry={() => void reload()} onLogout={props.onLogout}>
        {(ready) => <ReadyAccount key={ready.owner.uid} {...props} {...ready} ask={ask} show={show} />}
      </AccountGate>
    </KeptFormProvider>
  );
}
