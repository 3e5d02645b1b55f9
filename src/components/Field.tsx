import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFocusInView } from '#hooks/useFocusInView.ts';
import { tabularFigures } from '#theme/index.ts';
import { WithAddresses } from './BreakableText.tsx';
import { Icon } from './Icon.tsx';

const Row = styled('div')({
  display: 'flex',
  // Wraps large text that does not fit on one line.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
});

const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  color: theme.vars.palette.text.secondary,
}));

/** The texts around a field, shared by all field components. */
export interface FieldWords {
  /** The label. Always visible. */
  label: string;
  /** A sentence that helps before an error occurs; an error replaces it. */
  hint?: ReactNode;
  /** The problem and how to fix it. Linked to the field and announced. */
  error?: string | undefined;
  /** Whether the error is the answer to a press. It is then announced at once (`role="alert"`). */
  refused?: boolean | undefined;
  /** How much of a limit is used: '7 of 15'. */
  counter?: string | undefined;
}

/** Attributes that the control must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** Id of the control; generated if omitted. */
  id?: string | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint, counter and error around a control, linked to it. An error is announced politely, and at once if `refused`, except
 * by a form's submit from elsewhere: the form then moves the focus to its first wrong field or to a summary, and the others are
 * read where they are. For text, a password, a choice or consent use `FormField`, `PasswordField`, `CurrencySelect` or
 * `ConsentBox`; use this directly only for a control that has no part yet.
 *
 * The label names the control and a click on it goes there; the hint, which an error replaces, and the counter describe it. Spread
 * all attributes that the children are given. Say in the hint what would otherwise be an error, and use no placeholder for the
 * label.
 */
export function Field({ id, label, hint, error, refused = false, counter, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const root = useRef<HTMLDivElement>(null);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const field = root.current;
    const form = field?.closest('form');
    const handleSubmit = () => setQuiet(!field?.contains(document.activeElement));
    form?.addEventListener('submit', handleSubmit, { capture: true });
    return () => form?.removeEventListener('submit', handleSubmit, { capture: true });
  }, []);
  useFocusInView(error);
  const handleUse = () => setQuiet(false);
  const live = quiet ? 'off' : 'polite';
  const helping = Boolean(hint) && !error;
  const described = [
    helping ? `${controlId}-hint` : '',
    counter ? `${controlId}-counter` : '',
    error ? `${controlId}-error` : '',
  ].filter(Boolean);
  return (
    <FormControl ref={root} fullWidth error={Boolean(error)} onBlur={handleUse} onInput={handleUse}>
      <Row>
        {/* MUI marks the label of a filled field in an effect, which the sign-in's templates never run. The mark has no look here. */}
        <FormLabel htmlFor={controlId} filled={false}>
          {label}
        </FormLabel>
        {counter ? <Counter id={`${controlId}-counter`}>{counter}</Counter> : null}
      </Row>
      {children({
        id: controlId,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {helping ? <FormHelperText id={`${controlId}-hint`}>{hint}</FormHelperText> : null}
      <div aria-live={refused ? undefined : live}>
        {error ? (
          <FormHelperText id={`${controlId}-error`} filled={false} role={refused ? 'alert' : undefined}>
            <Icon of={CircleAlert} size={16} />
            <span>
              <WithAddresses>{error}</WithAddresses>
            </span>
          </FormHelperText>
        ) : null}
      </div>
    </FormControl>
  );
}
