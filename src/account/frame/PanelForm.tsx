import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BeingSent } from '#components/beingSent.ts';
import { Actions } from '#components/buttonRows.ts';
import { Notice } from '#components/Notice.tsx';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { hovered, tokens } from '#theme/index.ts';
import { useKeptForm, type FormName } from './keptForm.ts';
import { stacked } from './layout.ts';

const { color } = tokens;

const Form = styled('form')(stacked);

// In the error color, because the deletion is irreversible.
const Danger = styled(ActionButton)({
  '&&, &&:hover, &&[aria-busy="true"]': { backgroundColor: color.chili, color: color.white },
  '&&': hovered({ backgroundColor: color.chiliDeep }),
});

export interface PanelFormProps {
  /** With it, what is typed and chosen stays while the language is switched. */
  name?: FormName;
  heading: string;
  /** The fields. */
  children: ReactNode;
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
  /** Whether the form can be closed while busy, because nothing has been changed yet. */
  keepable?: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Closes the form without changes. Not called while the form is busy, unless it is `keepable`. */
  onClose: () => void;
}

/**
 * A form that opens in place of the button that opens it: its heading, which takes focus, its fields, the error, and the buttons
 * that submit and close it. Escape closes it too, unless something was typed, which would be lost.
 */
export function PanelForm(props: PanelFormProps) {
  const { name, heading, children, words, busy, submittable = true, failure, polite = false, remedy } = props;
  const { destructive = false, keepable = false, onSubmit, onClose } = props;
  const title = useFocusOnMount<HTMLHeadingElement>();
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, name);
  const typed = useRef(false);
  const Submit = destructive ? Danger : ActionButton;
  // A request that was sent runs to its end.
  const closable = !busy || keepable;
  const handleInput = ({ target }: SyntheticEvent) => {
    // By the field and not by the event, which is no `InputEvent` where the browser or a password manager fills in a text. Not a
    // choice or a slider, which is quickly made again.
    if (!(target as Element).matches('[type=radio], [type=checkbox], [type=range]')) typed.current = true;
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && closable && !typed.current) onClose();
  };
  return (
    <Form
      ref={form}
      name={name}
      noValidate
      onSubmit={onSubmit}
      onInput={handleInput}
      onKeyDown={handleKeyDown}
    >
      <Typography variant="h5" component="h3" ref={title} tabIndex={-1}>
        {heading}
      </Typography>
      <BeingSent value={!closable}>{children}</BeingSent>
      <Notice tone="error" polite={polite} {...(remedy && { action: remedy })}>
        {failure}
      </Notice>
      <Actions>
        <Submit
          type="submit"
          variant="contained"
          disabled={!submittable}
          loading={busy}
          loadingLabel={words.submitBusy}
        >
          {words.submit}
        </Submit>
        <ActionButton variant="text" disabled={!closable} onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </Form>
  );
}
