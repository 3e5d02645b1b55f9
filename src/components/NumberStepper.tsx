import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
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
}

/**
 * A small whole number with a button on either side. The native input keeps a number chosen before hydration; a
 * parent reads it by its name when a change event bubbles. Use `RangeField` in a form with room for a slider, and a
 * plain field for numbers far apart.
 *
 * The field is a native spinbutton, where the arrow keys step. A typed number counts while it is in range and is not
 * clamped while the visitor types, because 1 may become 10. Leaving the field limits a number beyond the range to
 * the nearest limit, and restores the last number in place of anything else. Say what the number changes, such as
 * the price, in a polite live region close to it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { name, min, max, defaultValue, lessLabel, moreLabel, ...words } = props;
  const input = useRef<HTMLInputElement>(null);
  const lastValid = useRef(defaultValue);

  /** Tells the parent, as typing does. */
  const tell = () => input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  const step = (by: 1 | -1) => {
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    tell();
  };
  const handleChange = () => {
    const { valueAsNumber = NaN, validity } = input.current ?? {};
    if (validity?.valid && !Number.isNaN(valueAsNumber)) lastValid.current = valueAsNumber;
  };
  /**
   * While typing, the number may be missing or out of range. Leaving the field puts the nearest limit in place of a number
   * beyond it, and the last valid number in place of anything else. React compares an input's `value` with what it last saw
   * set there, so only `valueAsNumber` lets the event reach the parent.
   */
  const settle = useRef(() => {
    if (!input.current) return;
    const { value, validity } = input.current;
    handleChange();
    if (validity.rangeOverflow) lastValid.current = max;
    if (validity.rangeUnderflow) lastValid.current = min;
    if (value === String(lastValid.current)) return;
    input.current.valueAsNumber = lastValid.current;
    tell();
  });

  // A number may have been typed before hydration.
  const remember = useRef(handleChange);
  useLayoutEffect(() => {
    remember.current();
    if (document.activeElement !== input.current) settle.current();
  }, []);

  return (
    <Field {...words}>
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
