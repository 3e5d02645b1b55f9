import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Download, Trash2 } from 'lucide-react';
import { Notice } from '#components/Notice.tsx';
import { yourData as words } from '#content/account/yourData.ts';
import { errorMessage } from '#content/errors.ts';
import type { Account } from '#domain/account.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { AddressPart } from '../addresses/AddressPart.tsx';
import { BooksPart } from '../addresses/BooksPart.tsx';
import { AccountCard } from '../frame/AccountCard.tsx';
import { ActionRow } from '../frame/ActionRow.tsx';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { perforation, Rows } from '../frame/layout.ts';
import { onDemand } from '../frame/onDemand.tsx';
import { RemovalQuestion } from './RemovalQuestion.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import type { YourData } from './useYourData.ts';

// Two columns, so that a row that expands leaves no hole beside it. Aligned with those of the page: the gap is theirs, plus a
// card's padding on either side. On narrow screens, the second one continues the first.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('laptop')]: {
    '& > :first-of-type > :last-child': { paddingBottom: theme.spacing(1) },
    '& > :first-of-type > :last-child:has(> * > h3)': { paddingBottom: theme.spacing(3) },
    '& > :last-of-type > :first-of-type': perforation,
    '& > :last-of-type > :first-of-type:has(> * > h3)': { paddingTop: theme.spacing(3) },
  },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: theme.spacing(12),
  },
}));

const PasswordForm = onDemand(async () => (await import('./PasswordForm.tsx')).PasswordForm);

/** Props of `YourDataCard`: all of `useYourData`, the owner's address and the stored data. */
export interface YourDataCardProps extends YourData {
  owner: Owner;
  account: Pick<Account, 'state' | 'subscription' | 'receipts' | 'profile' | 'books' | 'wayBackUntil'>;
  /** Signs the owner out, to sign in again and return here. */
  onSignInAgain: () => void;
}

type PartProps = Pick<YourDataCardProps, 'owner' | 'onSignInAgain'>;

function Password({ owner, password, onSignInAgain }: PartProps & Pick<YourData, 'password'>) {
  const { open, state, onOpen } = password;
  if (owner.withGoogle && !open)
    return <Typography color="textSecondary">{words.password.withGoogle}</Typography>;
  return (
    <DisclosedRow
      open={open}
      onOpen={onOpen}
      form={<PasswordForm email={owner.email} {...password} onSignInAgain={onSignInAgain} />}
      outcome={state.status === 'done' ? words.password.done : null}
      note={words.password.about}
      label={words.password.open}
    />
  );
}

function Copy({ copy: { state, run } }: Pick<YourData, 'copy'>) {
  return (
    <>
      <ActionRow
        note={words.export.body}
        icon={Download}
        label={words.export.submit}
        loading={state.status === 'busy'}
        loadingLabel={words.export.submitBusy}
        onClick={() => run()}
      />
      {/* Below, so that what was pressed stays where it is. */}
      {state.status === 'failed' ? <Notice tone="error">{errorMessage(state.error)}</Notice> : null}
      <Notice tone="success">{state.status === 'done' ? words.export.done : null}</Notice>
    </>
  );
}

function Removal(props: Pick<YourDataCardProps, 'account' | 'removal' | 'onSignInAgain'>) {
  const { account, removal, onSignInAgain } = props;
  const { open, onOpen } = removal;
  const handleSubmit = () => removal.onSubmit();
  return (
    <DisclosedRow
      open={open}
      onOpen={onOpen}
      form={
        <RemovalQuestion
          {...removal}
          account={account}
          onSignInAgain={onSignInAgain}
          onSubmit={handleSubmit}
        />
      }
      note={account.state === 'ended' ? words.remove.bodyEnded : words.remove.body}
      icon={Trash2}
      tone="danger"
      label={words.remove.open}
    />
  );
}

/** The owner's data: details, password, addresses, a copy of all data, and the deletion of the account. */
export function YourDataCard(props: YourDataCardProps) {
  const { owner, account, profile, password, address, naming, stopping, copy, removal, onSignInAgain } =
    props;
  const { books, wayBackUntil } = account;
  return (
    <AccountCard heading={words.heading}>
      <Columns>
        <Rows>
          <div>
            <DetailsPart stored={account.profile} profile={profile} />
          </div>
          <div>
            <Password owner={owner} password={password} onSignInAgain={onSignInAgain} />
          </div>
          <div>
            <AddressPart
              owner={owner}
              wayBackUntil={wayBackUntil}
              address={address}
              onSignInAgain={onSignInAgain}
            />
          </div>
        </Rows>
        <Rows>
          <div>
            <BooksPart owner={owner} books={books} naming={naming} stopping={stopping} />
          </div>
          <div>
            <Copy copy={copy} />
          </div>
          <div>
            <Removal account={account} removal={removal} onSignInAgain={onSignInAgain} />
          </div>
        </Rows>
      </Columns>
    </AccountCard>
  );
}
