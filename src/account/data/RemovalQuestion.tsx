import { useState, type SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { FormField } from '#components/FormField.tsx';
import { Notice } from '#components/Notice.tsx';
import { yourData } from '#content/account/yourData.ts';
import { errorMessage } from '#content/errors.ts';
import { Actions, StackedForm } from '../frame/layout.ts';
import { PanelHeading } from '../frame/PanelHeading.tsx';
import type { ActionState } from '../useAsyncAction.ts';

const { confirm: words } = yourData.remove;

/** Props of `RemovalQuestion`. */
export interface RemovalQuestionProps {
  state: ActionState;
  /** Deletes the account. */
  onSubmit: () => void;
  onClose: () => void;
  /** Signs out, so that the owner can sign in anew and come back here. */
  onSignInAgain: () => void;
}

/** The question before an account is deleted. It is answered by typing a word, so that no slip deletes anything. */
export function RemovalQuestion({ state, onSubmit, onClose, onSignInAgain }: RemovalQuestionProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const confirmed = typed.trim().toLowerCase() === words.word;
    setWrong(!confirmed);
    if (confirmed) onSubmit();
  };
  const tooOld = state.status === 'failed' && state.error.code === 'account/recent-login-required';
  const again = (
    <ActionButton variant="outlined" size="small" onClick={onSignInAgain}>
      {words.signIn}
    </ActionButton>
  );
  return (
    <StackedForm noValidate onSubmit={handleSubmit}>
      <PanelHeading>{words.heading}</PanelHeading>
      {[words.access, words.removed, words.kept, words.copy].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FormField
        label={words.label}
        value={typed}
        error={wrong ? words.wrong : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      {state.status === 'failed' ? (
        <Notice tone="error" {...(tooOld ? { action: again } : {})}>
          {errorMessage(state.error)}
        </Notice>
      ) : null}
      <Actions>
        <ActionButton
          type="submit"
          variant="contained"
          color="secondary"
          loading={state.status === 'busy'}
          loadingLabel={words.submitBusy}
        >
          {words.submit}
        </ActionButton>
        <ActionButton variant="text" onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </StackedForm>
  );
}
