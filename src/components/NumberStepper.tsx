import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { tokens, transition } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { NumberInput } from './numberInput.ts';

const { color, radius, target } = tokens;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${target.regular}px minmax(56px, 1fr) ${target.regular}px`,
  gap: theme.spacing(0.5),
  maxWidth: 200,
}));

const Step = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minHeight: target.regular,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: color.green,
  backgroundColor: color.greenSoft,
  cursor: 'pointer',
  transition: transition('background-color'),
  '&:hover': { backgroundColor: color.peach },
});

/** Props of `NumberStepper`. */
export interface NumberStepperProps extends Omit<FieldWords, 'counter'> {
  /** Name by which a form reads the number. */
  name: string;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** The number shown first. The input keeps what is chosen afterwards. */
  defaultValue: number;
  /** Accessible name of the button that takes one away. */
  lessLabel: string;
  /** Accessible name of the button that adds one. */
  moreLabel: string;
  /** Returns what is wrong with a typed number (`NaN` for an empty field); undefined for a valid one. */
  problemOf: (typed: number) => string | undefined;
}

/**
 * A small whole number with a button on either side. The native input keeps a number chosen before hydration; a
 * parent reads it by its name when a change event bubbles. Use `RangeField` in a form with room for a slider, and a
 * plain field for numbers far apart.
 *
 * The field is a native spinbutton, where the arrow keys step. What is typed stays as it is: a number that cannot count
 * is marked and a polite live region says why, beyond a limit at once, and nothing at all when the field is left,
 * because 1 may become 10. The parent goes no step further while it holds `aria-invalid`. Say what the number changes,
 * such as the price, in a polite live region close to it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { name, min, max, defaultValue, lessLabel, moreLabel, problemOf, error, ...words } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const step = (by: 1 | -1) => {
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    // Tells the parent, as a typed number would.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handleChange = () => {
    const typed = input.current?.valueAsNumber ?? NaN;
    setProblem(Number.isNaN(typed) ? undefined : problemOf(typed));
  };
  /**
   * Checks the number when the field is left, and rewrites a valid one: 007 becomes 7. React compares an input's `value` with
   * the value it set last, so that only `valueAsNumber` lets the event reach the parent.
   */
  const settle = useRef(() => {
    if (!input.current) return;
    const { value, valueAsNumber } = input.current;
    const found = problemOf(valueAsNumber);
    setProblem(found);
    if (found || value === String(valueAsNumber)) return;
    input.current.valueAsNumber = valueAsNumber;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  });

  // A number may have been typed before hydration.
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) settle.current();
  }, []);

  return (
    <Field {...words} error={error ?? problem}>
      {(attributes) => (
        <Row>
          <Step type="button" aria-label={lessLabel} onClick={() => step(-1)}>
            <Icon of={Minus} />
          </Step>
          <NumberInput
            ref={input}
            {...attributes}
            type="number"
            inputMode="numeric"
            {...{ name, min, max, defaultValue }}
            onChange={handleChange}
            onBlur={() => settle.current()}
          />
          <Step type="button" aria-label={moreLabel} onClick={() => step(1)}>
            <Icon of={Plus} />
          </Step>
        </Row>
      )}
    </Field>
  );
}
