import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState, type ChangeEvent } from 'react';
import { tabularFigures, tokens } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 80px',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  padding: theme.spacing(1, 2, 1, 3),
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: `inset 0 0 0 1px ${tokens.color.line}`,
}));

// Its arrows would be smaller than a finger; the slider beside it has the arrow keys.
const NumberField = styled(TextInput)({
  ...tabularFigures,
  paddingInline: 4,
  fontWeight: 640,
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});

const Value = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  gridColumn: '1 / -1',
  marginTop: theme.spacing(0.5),
  marginLeft: theme.spacing(-1),
  paddingBottom: theme.spacing(0.5),
  fontWeight: 560,
  color: theme.vars.palette.text.primary,
}));

/** Props of `DeviceSlider`. */
export interface DeviceSliderProps extends Omit<FieldWords, 'counter'> {
  /** The number chosen. */
  value: number;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** Name of the slider, for readers; `label` names the number field beside it. */
  sliderLabel: string;
  /** The number in words, shown and spoken: '3 tablets'. */
  valueText: (value: number) => string;
  /** Whether it cannot be changed now. */
  disabled?: boolean;
  /** Called with every number the visitor chooses, always a whole one between `min` and `max`. */
  onChange: (change: { value: number }) => void;
}

/** A small whole number, chosen by dragging, by arrow keys or by typing. */
export function DeviceSlider({
  label,
  hint,
  error,
  value,
  min,
  max,
  sliderLabel,
  valueText,
  disabled = false,
  onChange,
}: DeviceSliderProps) {
  // What is being typed may be empty or out of range for a moment; it settles when the field is left.
  const [typed, setTyped] = useState<string>();
  const handleTyping = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    const number = Number(event.target.value);
    if (Number.isInteger(number) && number >= min && number <= max) onChange({ value: number });
  };
  return (
    <Field label={label} {...{ hint, error }}>
      {(attributes) => (
        <Row>
          <Slider
            aria-label={sliderLabel}
            {...{ value, min, max, disabled }}
            marks
            step={1}
            getAriaValueText={valueText}
            onChange={(_event, next) => {
              setTyped(undefined);
              onChange({ value: next });
            }}
          />
          <NumberField
            {...attributes}
            {...{ min, max, disabled }}
            type="number"
            inputMode="numeric"
            value={typed ?? String(value)}
            onChange={handleTyping}
            onBlur={() => setTyped(undefined)}
          />
          <Value htmlFor={attributes.id}>{valueText(value)}</Value>
        </Row>
      )}
    </Field>
  );
}
