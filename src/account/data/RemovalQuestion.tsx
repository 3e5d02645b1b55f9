import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { FormField } from '#components/FormField.tsx';
import { leaving } from '#content/account/leaving.ts';
import { yourData } from '#content/account/yourData.ts';
import type { Account } from '#domain/account.ts';
import { pastedCode } from '#domain/pastedText.ts';
import { PanelForm } from '../frame/PanelForm.tsx';
import { signInRemedy } from '../frame/signInRemedy.tsx';
import { neverPaid } from '../neverPaid.ts';
import { failureIn, type AccountActionState } from '../useAccountAction.ts';

const { confirm: words } = yourData.remove;

export interface RemovalQuestionProps {
  account: Pick<Account, 'state' | 'subscription' | 'receipts'>;
  state: AccountActionState;
  /** Deletes the account. */
  onSubmit: () => void;
  onClose: () => void;
  /** Signs the owner out, to sign in again and return here. */
  onSignInAgain: () => void;
}

/** What the deletion ends; nothing if that has ended before. */
function endingIn(account: RemovalQuestionProps['account']): string[] {
  if (account.state === 'ended') return [];
  return [neverPaid(account) ? leaving.confirm.free : words.access];
}

/** The confirmation before an account is deleted. The owner must type a word, which prevents accidental deletion. */
export function RemovalQuestion({ account, state, onSubmit, onClose, onSignInAgain }: RemovalQuestionProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const confirmed = pastedCode(typed).toLowerCase() === words.word;
    setWrong(!confirmed);
    if (confirmed) onSubmit();
  };
  return (
    <PanelForm
      name="removal"
      heading={words.heading}
      words={words}
      busy={state.status === 'busy'}
      failure={failureIn(state)}
      remedy={signInRemedy(state, { label: words.signIn, onSignInAgain })}
      destructive
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {[...endingIn(account), words.removed, words.kept, words.copy].map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      <FormField
        label={words.label}
        value={typed}
        error={wrong ? words.wrong : undefined}
        refused
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
    </PanelForm>
  );
}
