import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Check, CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { alignedText } from './alignedText.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

// With large text, the field takes a full row, so the whole code stays visible.
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& button': { flex: '0 1 auto', minWidth: 112, paddingInline: 16 },
  '& > .MuiInputBase-root': { flex: '1 1 7em', width: 0 },
  '& input': {
    textTransform: 'none',
    fontWeight: 560,
    letterSpacing: '0.02em',
  },
}));

const Applied = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75, 2),
  color: theme.vars.palette.success.main,
  fontWeight: 560,
  '& > button': alignedText,
  '& > output:not(:empty)': { display: 'flex', gap: 6, paddingTop: 11 },
  '& svg': { marginTop: 3 },
}));

// Not every font has a tick, so an icon is shown; the text itself is kept for screen readers and copying.
function drawnTick(words: string) {
  const untouched = words.replace(/\s*✓$/u, '');
  if (untouched === words) return { children: words };
  const children = (
    <span>
      {untouched}
      <VisuallyHidden>{words.slice(untouched.length)}</VisuallyHidden>
    </span>
  );
  return { children, endIcon: <Icon of={Check} /> };
}

/** The state of the code. */
export type CodeBoxState =
  | { status: 'unapplied' }
  | { status: 'validating' }
  | { status: 'applied'; code: string; message: string }
  | { status: 'rejected'; error: string };

/** Props of `CodeBox`. */
export interface CodeBoxProps {
  /** Label of the field. */
  label: string;
  /** A sentence under the field before anything is applied. */
  hint?: string;
  /** Button label by state. A tick at the end is drawn as an icon. */
  buttonLabels: { apply: string; validating: string; applied: string };
  /** Label of the button that removes an applied code. */
  removeLabel: string;
  /** The state of the code. */
  state: CodeBoxState;
  /** Initial value of the field. */
  defaultCode?: string;
  /** Called with the code as typed, which may be empty. */
  onApply: (request: { code: string }) => void;
  /** Called when an applied code is removed. */
  onRemove: () => void;
}

/** A field for a code, its button, and the result of the check. */
export function CodeBox({
  label,
  hint,
  buttonLabels,
  removeLabel,
  state,
  defaultCode = '',
  onApply,
  onRemove,
}: CodeBoxProps) {
  const [typed, setTyped] = useState(defaultCode);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const applied = state.status === 'applied';
  const validating = state.status === 'validating';

  // Applying a code disables the focused element; without this, keyboard focus would restart at the top of the page.
  useLayoutEffect(() => {
    if (applied && form.current?.contains(document.activeElement)) remove.current?.focus();
    // The button that removes it goes; before that, its field is disabled and takes no focus.
    if (!applied && removed.current) field.current?.focus();
    removed.current = false;
  }, [applied]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!validating && !applied) onApply({ code: typed });
  };
  const handleRemove = () => {
    removed.current = true;
    onRemove();
  };
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Field
        label={label}
        {...(hint && !applied ? { hint } : {})}
        error={state.status === 'rejected' ? state.error : undefined}
      >
        {(attributes) => (
          <Row>
            <InputBase
              inputRef={field}
              slotProps={{
                input: { ...attributes, disabled: applied, autoCapitalize: 'characters', spellCheck: false },
              }}
              name="code"
              readOnly={validating}
              value={applied ? state.code : typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <ActionButton
              type="submit"
              variant="outlined"
              disabled={applied}
              loading={validating}
              loadingLabel={buttonLabels.validating}
              {...(applied ? drawnTick(buttonLabels.applied) : { children: buttonLabels.apply })}
            />
          </Row>
        )}
      </Field>
      <Applied>
        {/* Without the button, which would be read with the text. */}
        <output>
          {applied ? (
            <>
              <Icon of={CircleCheck} />
              <span>{state.message}</span>
            </>
          ) : null}
        </output>
        {applied ? (
          <ActionButton ref={remove} variant="text" size="small" onClick={handleRemove}>
            {removeLabel}
          </ActionButton>
        ) : null}
      </Applied>
    </form>
  );
}
