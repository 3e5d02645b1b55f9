import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { tabularFigures } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  // Without an error, the empty live region takes no room.
  '& > [aria-live]:empty': { marginTop: -4 },
});

const Row = styled('div')({
  display: 'flex',
  // Wraps large text that does not fit on one line.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
});

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  lineHeight: 1.35,
  color: theme.vars.palette.text.primary,
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  color: theme.vars.palette.text.secondary,
}));

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 560,
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 3 },
}));

/** The texts around a field, shared by all field components. */
export interface FieldWords {
  /** The label. Always visible. */
  label: string;
  /** A sentence that helps before an error occurs; an error replaces it. */
  hint?: ReactNode;
  /** The problem and how to fix it. Linked to the field and announced. */
  error?: string | undefined;
  /** How much of a limit is used: '7 of 15'. */
  counter?: string | undefined;
}

/** Attributes that the control must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldWords {
  /** Id of the control; generated if omitted. */
  id?: string | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, counter and error around a control, linked to it. */
export function Field({ id, label, hint, error, counter, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const helping = Boolean(hint) && !error;
  const described = [
    helping ? `${controlId}-hint` : '',
    counter ? `${controlId}-counter` : '',
    error ? `${controlId}-error` : '',
  ].filter(Boolean);
  return (
    <Root>
      <Row>
        <Label htmlFor={controlId}>{label}</Label>
        {counter ? <Counter id={`${controlId}-counter`}>{counter}</Counter> : null}
      </Row>
      {children({
        id: controlId,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {helping ? <Quiet id={`${controlId}-hint`}>{hint}</Quiet> : null}
      <div aria-live="polite">
        {error ? (
          <Problem id={`${controlId}-error`}>
            <Icon of={CircleAlert} size={16} />
            <span>{error}</span>
          </Problem>
        ) : null}
      </div>
    </Root>
  );
}
