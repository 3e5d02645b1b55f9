import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hovered, tokens } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { NumberInput } from './numberInput.ts';
import { pressedOften } from './pressedOften.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const { color, target } = tokens;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${target.regular}px minmax(56px, 1fr) ${target.regular}px`,
  gap: theme.spacing(0.5),
  maxWidth: 200,
}));

const Step = styled(IconButton)({
  ...pressedOften,
  color: color.green,
  backgroundColor: color.greenSoft,
  ...hovered({ backgroundColor: color.peach }),
});

export interface NumberStepperProps extends Omit<FieldWords, 'counter' | 'hint'> {
  /** A sentence that helps before an error occurs, such as the limits. */
  hint: string;
  /** The form field name of the number. */
  name: string;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** The initial number. Afterwards the input keeps the chosen one. */
  defaultValue: number;
  /** Accessible name of the button that subtracts one. */
  lessLabel: string;
  /** Accessible name of the button that adds one. */
  moreLabel: string;
  /** Returns the error for a typed number (`NaN` for an empty field) and for the next one beyond a limit; undefined for a valid number. */
  problemOf: (typed: number) => string | undefined;
}

/**
 * A small whole number with a button on either side. The native input keeps a number chosen before hydration; a parent reads
 * it by name when a change event bubbles. Use `RangeField` in a form with room for a slider, and a plain field for numbers
 * far apart.
 *
 * At a limit, the button that can do no more has `aria-disabled`; a press on it changes nothing, and the reason takes the place of
 * the hint, politely announced, until the number changes.
 *
 * The field is a native spinbutton, where the arrow keys step. An invalid number is kept and marked, and a polite live
 * region gives the reason. Numbers beyond a limit are reported while typing; an empty field only on blur, because the owner
 * may still be typing. The parent must not continue while the field has `aria-invalid`. Show what the number changes, such
 * as the price, in a polite live region nearby.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { name, min, max, defaultValue, lessLabel, moreLabel, problemOf, error, hint, ...words } = props;
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [problem, setProblem] = useState<string>();
  /** Why the last press of a button changed nothing. */
  const [refusal, setRefusal] = useState<string>();

  const step = (by: 1 | -1) => {
    if (value === (by > 0 ? max : min)) {
      setRefusal(problemOf(value + by));
      return;
    }
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    // Notifies the parent, like a typed number.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handleChange = () => {
    const typed = input.current?.valueAsNumber ?? NaN;
    setValue(typed);
    setRefusal(undefined);
    setProblem(Number.isNaN(typed) ? undefined : problemOf(typed));
  };
  /** Checks and rewrites a number on blur (007 becomes 7), by `valueAsNumber`, so that React hears it. */
  const settle = useRef(() => {
    if (!input.current) return;
    const { value, valueAsNumber } = input.current;
    const found = problemOf(valueAsNumber);
    setValue(valueAsNumber);
    setProblem(found);
    if (found || value === String(valueAsNumber)) return;
    input.current.valueAsNumber = valueAsNumber;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  });

  // The visitor may have typed a number before hydration.
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) settle.current();
  }, []);

  return (
    <Field {...words} error={error ?? problem} hint={refusal ?? hint}>
      {(attributes) => (
        <Row>
          <Step aria-label={lessLabel} aria-disabled={value === min} onClick={() => step(-1)}>
            <Icon of={Minus} />
          </Step>
          <NumberInput
            inputRef={input}
            type="number"
            name={name}
            defaultValue={defaultValue}
            slotProps={{ input: { ...attributes, inputMode: 'numeric', min, max } }}
            onChange={handleChange}
            onBlur={() => settle.current()}
          />
          <Step aria-label={moreLabel} aria-disabled={value === max} onClick={() => step(1)}>
            <Icon of={Plus} />
          </Step>
          {/* The hint, which shows it, comes and goes with errors, and such a region is not announced. */}
          <VisuallyHidden aria-live="polite">{refusal}</VisuallyHidden>
        </Row>
      )}
    </Field>
  );
}
