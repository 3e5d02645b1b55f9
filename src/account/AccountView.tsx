import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { overview as words } from '#content/account/overview.ts';
import { givesAccess, type Account } from '#domain/account.ts';
import { truckOfAccount } from '#domain/serviceTruck.ts';
import { DashboardLink } from '#funnel/frame/DashboardLink.tsx';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import type { Owner } from '#gateways/AuthGateway.ts';
import { ChangeCard } from './change/ChangeCard.tsx';
import { ConsentNotice } from './change/ConsentNotice.tsx';
import { offersChange, type Change } from './change/useChange.ts';
import type { Consent } from './change/useConsent.ts';
import type { YourData } from './data/useYourData.ts';
import { YourDataCard } from './data/YourDataCard.tsx';
import { AccountCard } from './frame/AccountCard.tsx';
import { Rows } from './frame/layout.ts';
import { OutcomeNotice } from './frame/OutcomeNotice.tsx';
import { CancelledNotice } from './leaving/CancelledNotice.tsx';
import { ComeBackCard } from './leaving/ComeBackCard.tsx';
import { LeavingCard } from './leaving/LeavingCard.tsx';
import type { Leaving } from './leaving/useLeaving.ts';
import { isRunning } from './overview/accountTimeline.ts';
import { OverviewTicket } from './overview/OverviewTicket.tsx';
import { hasTrouble, PaymentTrouble } from './overview/PaymentTrouble.tsx';
import { PauseCard } from './pause/PauseCard.tsx';
import { PauseNotice } from './pause/PauseNotice.tsx';
import { offersPause, type Pausing } from './pause/usePause.ts';
import { PaidWithCard } from './payment/PaidWithCard.tsx';
import { ReceiptsCard } from './receipts/ReceiptsCard.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(4) },
  [theme.breakpoints.up('laptop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // Firefox prints the rows of a grid over each other where a sheet ends.
  '@media print': { display: 'block', '& > * + *': { marginTop: theme.spacing(3) } },
}));

export interface AccountViewProps {
  owner: Owner;
  account: Account;
  today: Date;
  /** Whether the subscription changed elsewhere while the owner was about to change it here. */
  outdated?: boolean;
  /** Id of the transaction whose invoice is open initially; null for none. */
  receipt?: string | null;
  change: Change;
  consent: Consent;
  pausing: Pausing;
  leaving: Leaving;
  yourData: YourData;
  /** Opens the sign-up, with the registration filled in. */
  onComeBack: () => void;
  onLogout: () => void;
  /** Signs the owner out, to sign in again and return here. */
  onSignInAgain: () => void;
}

/** The account page: the subscription at a glance, its actions, the receipts and the owner's data. */
export function AccountView(props: AccountViewProps) {
  const { owner, account, today, change, consent, pausing, leaving, yourData } = props;
  const { subscription, comeBack } = account;
  const running = isRunning(account);
  const isPaused = account.state === 'paused';
  const waiting = running && consent.state.status === 'waiting';
  const changeable = offersChange(account);
  // An open form has the main button of the page.
  const isAsking =
    change.state.status !== 'closed' ||
    [
      leaving,
      pausing.question,
      yourData.profile,
      yourData.password,
      yourData.address,
      yourData.naming,
      yourData.removal,
    ].some(({ open }) => open);
  const leadsToDashboard = running && !isPaused && !hasTrouble(account) && !waiting && !isAsking;
  const pause =
    offersPause(account) || account.pauseAgainAt !== null ? (
      <div>
        <PauseCard {...pausing} account={account} />
      </div>
    ) : null;
  return (
    <FunnelFrame
      title={words.heading}
      width="page"
      scene={{ state: truckOfAccount(account), name: account.profile.restaurantName, shape: 'strip' }}
      footerLabel={words.footer}
      door={false}
      onLogout={props.onLogout}
    >
      <Stack sx={{ gap: { phone: 3, tablet: 4 } }}>
        {props.outdated ? (
          <OutcomeNotice tone="info" title={words.meanwhile.title}>
            {words.meanwhile.body}
          </OutcomeNotice>
        ) : null}
        {leaving.state.status === 'done' && !running ? <CancelledNotice account={account} /> : null}
        <PauseNotice account={account} done={pausing.done} />
        <PaymentTrouble account={account} />
        {running ? <ConsentNotice {...consent} subscription={subscription} /> : null}
        <Columns>
          <OverviewTicket account={account} email={owner.email} today={today} />
          <Stack sx={{ gap: 3 }}>
            {comeBack ? <ComeBackCard {...comeBack} onComeBack={props.onComeBack} /> : null}
            {givesAccess(account) ? (
              <DashboardLink variant={leadsToDashboard ? 'contained' : 'outlined'} />
            ) : null}
            <AccountCard heading={words.manage}>
              <Rows>
                {account.pause ? pause : null}
                {changeable ? (
                  <div>
                    <ChangeCard {...change} account={account} />
                  </div>
                ) : null}
                {changeable && account.providerUrl === null ? null : (
                  <div>
                    <PaidWithCard account={account} />
                  </div>
                )}
                {account.pause ? null : pause}
                {running ? (
                  <div>
                    <LeavingCard {...leaving} account={account} />
                  </div>
                ) : null}
              </Rows>
            </AccountCard>
            <ReceiptsCard account={account} email={owner.email} asked={props.receipt ?? null} />
          </Stack>
        </Columns>
        <YourDataCard {...yourData} owner={owner} account={account} onSignInAgain={props.onSignInAgain} />
      </Stack>
    </FunnelFrame>
  );
}
