import type { ReactElement } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { Actions } from './layout.ts';

/** Props of `FormActions`. */
export interface FormActionsProps {
  /** The buttons' labels; `submitBusy` is announced while the action runs. */
  words: { submit: string; submitBusy: string; keep: string };
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** A button beside the failure that helps the owner over it. */
  remedy?: ReactElement | undefined;
  /** Colours the action as one that takes something away. */
  destructive?: boolean;
  /** Runs the action. Without it the button submits the form around it. */
  onSubmit?: () => void;
  /** Leaves everything as it is; not to be had while the action runs. */
  onClose: () => void;
}

/** The end of a form of the account: what went wrong, the action, and the way back. */
export function FormActions(props: FormActionsProps) {
  const { words, busy, failure, remedy, destructive = false, onSubmit, onClose } = props;
  return (
    <>
      {failure === null ? null : (
        <Notice tone="error" {...(remedy && { action: remedy })}>
          {failure}
        </Notice>
      )}
      <Actions>
        <ActionButton
          variant="contained"
          loading={busy}
          loadingLabel={words.submitBusy}
          {...(destructive && { color: 'secondary' })}
          {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
        >
          {words.submit}
        </ActionButton>
        {/* What is on its way cannot be taken back, so there is no way that seems to. */}
        <ActionButton variant="text" disabled={busy} onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </>
  );
}
