import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Check, CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { alignedText } from '#components/alignedText.ts';
import { Field } from '#components/Field.tsx';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import type { Coupon } from './useCoupon.ts';

const { coupon: words } = checkout;

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
  // Keeps the button's focus ring off the field above, from which the focus comes.
  '&:has(> button)': { marginTop: theme.spacing(1) },
  '& > button': alignedText,
  '& > output:not(:empty)': { display: 'flex', gap: 6, paddingTop: 11 },
  '& svg': { marginTop: 3 },
}));

// Not every font has a tick, so an icon is shown; the text itself is kept for screen readers and copying.
function drawnTick(label: string) {
  const untouched = label.replace(/\s*✓$/u, '');
  if (untouched === label) return { children: label };
  const children = (
    <span>
      {untouched}
      <VisuallyHidden>{label.slice(untouched.length)}</VisuallyHidden>
    </span>
  );
  return { children, endIcon: <Icon of={Check} /> };
}

/** Props of `CodeBox`: all of `useCoupon`, and the effect of the code. */
export interface CodeBoxProps extends Coupon {
  /** What the applied code changes, in a sentence; null unless one is applied. */
  effect: string | null;
}

/**
 * A field for a code, its button, and the result of the check.
 *
 * It is a form with a text field. An error describes the field; the effect of an applied code is a status. Enter in the field
 * applies, an empty code too, so that the answer says what is missing, and a rejected code stays in the field. A code that is
 * applied while the focus is inside disables the field and moves the focus to the button that removes it.
 */
export function CodeBox({ initialCode = '', state, effect, onApply, onRemove }: CodeBoxProps) {
  const [typed, setTyped] = useState(initialCode);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const applied = state.status === 'applied';
  const validating = state.status === 'validating';

  // Applying a code disables the focused element; without this, keyboard focus would restart at the top of the page.
  useLayoutEffect(() => {
    if (applied && form.current?.contains(document.activeElement)) removeButton.current?.focus();
    // The button that removes it goes; before that, its field is disabled and takes no focus.
    if (!applied && removed.current) field.current?.focus();
    removed.current = false;
  }, [applied]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (validating || applied) return;
    // A browser's extension may have filled it without an event (`formResolver.ts`).
    const code = field.current?.value ?? typed;
    setTyped(code);
    onApply({ code });
  };
  const handleRemove = () => {
    removed.current = true;
    onRemove();
  };
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Field label={words.label} error={state.status === 'rejected' ? errorMessage(state.error) : undefined}>
        {(attributes) => (
          <Row>
            <InputBase
              inputRef={field}
              slotProps={{
                input: {
                  ...attributes,
                  disabled: applied,
                  autoCapitalize: 'characters',
                  autoCorrect: 'off',
                  spellCheck: false,
                },
              }}
              name="code"
              readOnly={validating}
              value={applied ? state.offer.code : typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <ActionButton
              type="submit"
              variant="outlined"
              disabled={applied}
              loading={validating}
              loadingLabel={words.validating}
              {...(applied ? drawnTick(words.applied) : { children: words.apply })}
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
              <span>{effect}</span>
            </>
          ) : null}
        </output>
        {applied ? (
          <ActionButton ref={removeButton} variant="text" size="small" onClick={handleRemove}>
            {words.remove}
          </ActionButton>
        ) : null}
      </Applied>
    </form>
  );
}
