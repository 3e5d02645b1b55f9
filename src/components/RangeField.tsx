import { styled } from '@mui/material/styles';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
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
  /** The form field name of the number. */
  name: string;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** The initial number. Afterwards the inputs keep the chosen one. */
  defaultValue: number;
  /** Accessible name of the number field; `label` names the slider beside it. */
  numberLabel: string;
  /** The chosen number in words, shown below and spoken by the slider: '3 tablets'. */
  valueText?: string;
  /** Disables the control. */
  disabled?: boolean;
  /** Called with every chosen or typed number, even out of range; `NaN` while the field is empty. */
  onValueChange?: (value: number) => void;
  /** Called when the number field loses focus, so the form can report an error. */
  onBlur?: () => void;
  /** Receives the number field, which a form focuses when the number is invalid. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A small whole number that is chosen by dragging, by arrow keys or by typing. A typed number that is out of range is kept:
 * `onValueChange` receives it, and the parent must show the `error` and refuse to submit; the slider moves to the nearest
 * end. The native inputs keep a value that was chosen before hydration.
 */
export function RangeField({
  name,
  min,
  max,
  defaultValue: chosenFirst,
  numberLabel,
  valueText,
  disabled = false,
  onValueChange,
  onBlur,
  ref,
  ...words
}: RangeFieldProps) {
  // Ignores later values: the parent may pass back the current number, which the inputs already have.
  const [defaultValue] = useState(chosenFirst);
  const range = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => number.current as HTMLInputElement, []);
  const share = (value: number) => String((value - min) / (max - min));

  const colorUpToDial = () => range.current?.style.setProperty('--at', share(range.current.valueAsNumber));
  const handleRange = () => {
    if (!range.current || !number.current) return;
    number.current.value = range.current.value;
    colorUpToDial();
    onValueChange?.(range.current.valueAsNumber);
  };
  /** Moves the slider to the typed number, or to the nearest end. */
  const followTyped = () => {
    const typed = number.current?.valueAsNumber ?? NaN;
    if (range.current && !Number.isNaN(typed)) range.current.valueAsNumber = typed;
    colorUpToDial();
  };
  const handleTyped = () => {
    followTyped();
    onValueChange?.(number.current?.valueAsNumber ?? NaN);
  };

  // Keeps a value entered before hydration: the input that was changed wins.
  const showFirst = useRef(() => {
    if (!range.current || !number.current) return;
    if (number.current.value === number.current.defaultValue) number.current.value = range.current.value;
    followTyped();
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
            onBlur={onBlur}
          />
          {valueText === undefined ? null : <ValueText htmlFor={attributes.id}>{valueText}</ValueText>}
        </Row>
      )}
    </Field>
  );
}
