import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { tabularFigures } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { NumberInput } from './numberInput.ts';
import { rangeInputStyles } from './rangeInputStyles.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  alignItems: 'center',
  columnGap: theme.spacing(2),
}));

const RangeInput = styled('input')(rangeInputStyles);

const ValueText = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  gridColumn: '1 / -1',
  fontWeight: 560,
  color: theme.vars.palette.text.primary,
}));

/** Props of `RangeField`. */
export interface RangeFieldProps extends Omit<FieldWords, 'counter'> {
  /** Name by which a form reads the number. */
  name: string;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** The number shown first. The inputs keep what is chosen afterwards. */
  defaultValue: number;
  /** Accessible name of the number field; `label` names the slider beside it. */
  numberLabel: string;
  /** The chosen number in words, shown below and spoken by the slider: '3 tablets'. */
  valueText?: string;
  /** Disables the control. */
  disabled?: boolean;
  /** Called with every number chosen, always a whole one between `min` and `max`. */
  onValueChange?: (value: number) => void;
}

/**
 * A small whole number, chosen by dragging, by arrow keys or by typing. Its native inputs keep a value chosen before
 * hydration. A parent takes the number from `onValueChange`, or reads it by name when a change event bubbles.
 */
export function RangeField({
  name,
  min,
  max,
  defaultValue,
  numberLabel,
  valueText,
  disabled = false,
  onValueChange,
  ...words
}: RangeFieldProps) {
  const range = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const share = (value: number) => String((value - min) / (max - min));

  const showRange = () => {
    if (!range.current || !number.current) return;
    number.current.value = range.current.value;
    range.current.style.setProperty('--at', share(Number(range.current.value)));
  };
  const handleRange = () => {
    showRange();
    onValueChange?.(Number(range.current?.value));
  };
  /** While typing, the value may be empty or out of range; blur restores the last valid number. */
  const takeTyped = () => {
    if (!range.current || !number.current) return false;
    const { value, validity } = number.current;
    if (value === '' || !validity.valid) return false;
    range.current.value = value;
    range.current.style.setProperty('--at', share(Number(value)));
    return true;
  };
  const handleTyped = () => {
    if (takeTyped()) onValueChange?.(Number(number.current?.value));
  };

  // Keep a value entered before hydration.
  const showFirst = useRef(() => {
    if (number.current?.value !== number.current?.defaultValue) takeTyped();
    showRange();
  });
  useLayoutEffect(() => showFirst.current(), []);

  const scale: Record<`--${string}`, string> = { '--at': share(defaultValue), '--steps': String(max - min) };
  return (
    <Field {...words}>
      {(attributes) => (
        <Row>
          <RangeInput
            ref={range}
            {...attributes}
            type="range"
            aria-valuetext={valueText}
            {...{ name, min, max, defaultValue, disabled }}
            style={scale}
            onChange={handleRange}
          />
          <NumberInput
            ref={number}
            aria-label={numberLabel}
            aria-invalid={attributes['aria-invalid']}
            aria-describedby={attributes['aria-describedby']}
            type="number"
            inputMode="numeric"
            {...{ min, max, defaultValue, disabled }}
            onChange={handleTyped}
            onBlur={showRange}
          />
          {valueText === undefined ? null : <ValueText htmlFor={attributes.id}>{valueText}</ValueText>}
        </Row>
      )}
    </Field>
  );
}
