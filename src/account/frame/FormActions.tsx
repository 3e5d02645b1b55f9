import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { tokens } from '#theme/index.ts';
import { Actions } from './layout.ts';

const { color } = tokens;

// In the error color, because the deletion is irreversible.
const Danger = styled(ActionButton)({
  '&&, &&:hover, &&[aria-busy="true"]': { backgroundColor: color.chili, color: color.white },
  '&&:hover': { backgroundColor: color.chiliDeep },
});

export interface FormActionsProps {
  /** The buttons' labels; `submitBusy` is announced while the action runs. */
  words: { submit: string; submitBusy: string; keep: string };
  busy: boolean;
  /** Whether there is anything to submit. Say beside the buttons what is missing. */
  submittable?: boolean;
  /** The error of the last attempt. */
  failure: string | null;
  /** Whether the error must not interrupt, because it follows a choice and no press of the button. */
  polite?: boolean;
  /** A button beside the error that helps to resolve it. */
  remedy?: ReactElement | undefined;
  /** Whether the action deletes something; it then gets the error color. */
  destructive?: boolean;
  /** Runs the action. If omitted, the button submits the surrounding form. */
  onSubmit?: () => void;
  /** Whether the form can be closed while busy, because nothing has been changed yet. */
  keepable?: boolean;
  /** Closes the form without changes. Disabled while the form is busy, unless it is `keepable`. */
  onClose: () => void;
}

/** The end of a form on the account page: the error, the submit button, and the cancel button. */
export function FormActions(props: FormActionsProps) {
  const { words, busy, submittable = true, failure, polite = false, remedy } = props;
  const { destructive = false, keepable = false, onSubmit, onClose } = props;
  const Submit = destructive ? Danger : ActionButton;
  return (
    <>
      {failure === null ? null : (
        <Notice tone="error" polite={polite} {...(remedy && { action: remedy })}>
          {failure}
        </Notice>
      )}
      <Actions>
        <Submit
          variant="contained"
          disabled={!submittable}
          loading={busy}
          loadingLabel={words.submitBusy}
          {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
        >
          {words.submit}
        </Submit>
        {/* A request in flight cannot be cancelled, so this button is disabled. */}
        <ActionButton variant="text" disabled={busy && !keepable} onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </>
  );
}
