import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { tokens } from '#theme/index.ts';
import { Actions } from './layout.ts';

const { color } = tokens;

// In the error colour, because what it removes does not come back.
const Danger = styled(ActionButton)({
  '&&, &&:hover, &&[aria-busy="true"]': { backgroundColor: color.chili, color: color.white },
  '&&:hover': { backgroundColor: color.chiliDeep },
});

/** Props of `FormActions`. */
export interface FormActionsProps {
  /** The buttons' labels; `submitBusy` is announced while the action runs. */
  words: { submit: string; submitBusy: string; keep: string };
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** A button beside the error that helps the owner past it. */
  remedy?: ReactElement | undefined;
  /** Colours the action as one that removes something. */
  destructive?: boolean;
  /** Runs the action. Without it the button submits the form around it. */
  onSubmit?: () => void;
  /** Whether the form can be left while it is busy, because nothing has been changed yet. */
  keepable?: boolean;
  /** Closes the form without changes. Disabled while the form is busy, unless it is `keepable`. */
  onClose: () => void;
}

/** The end of a form on the account page: the error, the action, and the way back. */
export function FormActions(props: FormActionsProps) {
  const { words, busy, failure, remedy, destructive = false, keepable = false, onSubmit, onClose } = props;
  const Submit = destructive ? Danger : ActionButton;
  return (
    <>
      {failure === null ? null : (
        <Notice tone="error" {...(remedy && { action: remedy })}>
          {failure}
        </Notice>
      )}
      <Actions>
        <Submit
          variant="contained"
          loading={busy}
          loadingLabel={words.submitBusy}
          {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
        >
          {words.submit}
        </Submit>
        {/* An action that was sent cannot be taken back, so the page does not offer it. */}
        <ActionButton variant="text" disabled={busy && !keepable} onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </>
  );
}
