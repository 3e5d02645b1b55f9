import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { yourData as words } from '#content/account/yourData.ts';
import { errorMessage } from '#content/errors.ts';
import type { Profile } from '#domain/account.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { AccountCard } from '../frame/AccountCard.tsx';
import { Actions, PartHeading, Quiet, Stacked } from '../frame/layout.ts';
import { onDemand } from '../frame/onDemand.tsx';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import { RemovalQuestion } from './RemovalQuestion.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import type { YourData } from './useYourData.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // Under the page's columns: their gap, and the padding of a card on either side of it.
    gap: theme.spacing(6, 12),
  },
}));

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
}));

const PasswordForm = onDemand(async () => (await import('./PasswordForm.tsx')).PasswordForm);

/** Props of `YourDataCard`: all of `useYourData`, and whose data it is. */
export interface YourDataCardProps extends YourData {
  owner: Owner;
  /** What is stored now. */
  stored: Profile;
  /** Signs out, so that the owner can sign in anew and come back here. */
  onSignInAgain: () => void;
}

type PartProps = Pick<YourDataCardProps, 'owner' | 'onSignInAgain'>;

function Password({ owner, password, onSignInAgain }: PartProps & Pick<YourData, 'password'>) {
  const done = password.state.status === 'done';
  const opener = useReturnFocus(password.open, { wanted: !done });
  if (password.open) {
    return <PasswordForm email={owner.email} {...password} onSignInAgain={onSignInAgain} />;
  }
  return (
    <Stacked>
      <PartHeading>{words.password.heading}</PartHeading>
      {done ? <OutcomeNotice tone="success">{words.password.done}</OutcomeNotice> : null}
      {owner.withGoogle ? (
        <Quiet>{words.password.withGoogle}</Quiet>
      ) : (
        <Actions>
          <ActionButton ref={opener} variant="outlined" onClick={password.onOpen}>
            {words.password.open}
          </ActionButton>
        </Actions>
      )}
    </Stacked>
  );
}

function Copy({ copy: { state, run } }: Pick<YourData, 'copy'>) {
  return (
    <Stacked>
      <PartHeading>{words.export.heading}</PartHeading>
      <Quiet>{words.export.body}</Quiet>
      {state.status === 'failed' ? <Notice tone="error">{errorMessage(state.error)}</Notice> : null}
      {state.status === 'done' ? <Notice tone="success">{words.export.done}</Notice> : null}
      <Actions>
        <ActionButton
          variant="outlined"
          loading={state.status === 'busy'}
          loadingLabel={words.export.submitBusy}
          onClick={() => run()}
        >
          {words.export.submit}
        </ActionButton>
      </Actions>
    </Stacked>
  );
}

function Removal({ removal, onSignInAgain }: Omit<PartProps, 'owner'> & Pick<YourData, 'removal'>) {
  const opener = useReturnFocus(removal.open);
  if (removal.open) {
    return <RemovalQuestion {...removal} onSubmit={() => removal.onSubmit()} onSignInAgain={onSignInAgain} />;
  }
  return (
    <Stacked>
      <PartHeading>{words.remove.heading}</PartHeading>
      <Quiet>{words.remove.body}</Quiet>
      <Actions>
        <ActionButton ref={opener} variant="outlined" onClick={removal.onOpen}>
          {words.remove.open}
        </ActionButton>
      </Actions>
    </Stacked>
  );
}

/** The owner's own data: details, password, a copy of everything, and the end of the account. */
export function YourDataCard(props: YourDataCardProps) {
  const { owner, stored, profile, password, copy, removal, onSignInAgain } = props;
  return (
    <AccountCard heading={words.heading}>
      <Columns>
        <Parts>
          <DetailsPart {...{ stored, profile }} />
          <Password {...{ owner, password, onSignInAgain }} />
        </Parts>
        <Parts>
          <Copy copy={copy} />
          <Removal {...{ removal, onSignInAgain }} />
        </Parts>
      </Columns>
    </AccountCard>
  );
}
