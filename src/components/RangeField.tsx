import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { use, useState, type ChangeEvent, type Ref } from 'react';
import { useCanceledDrag } from '#hooks/useCanceledDrag.ts';
import { tabularFigures } from '#theme/index.ts';
import { BeingSent } from './beingSent.ts';
import { Field, type FieldWords } from './Field.tsx';
import { NumberInput } from './numberInput.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  alignItems: 'center',
  columnGap: theme.spacing(2),
}));

const ValueText = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  gridColumn: '1 / -1',
  '&:empty': { position: 'absolute' },
  fontWeight: 560,
  color: theme.vars.palette.text.primary,
}));

export interface RangeFieldProps extends Omit<FieldWords, 'counter'> {
  /** Id of the number field, which a link can name. */
  id?: string;
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
 * end. For more than about twenty values, or a number without limits, use a number field alone.
 *
 * A `slider` named by `label`, which speaks `valueText`, and a `spinbutton` named by `numberLabel`. Arrow keys move by one, Home and
 * End to the ends. The number in words and the error are announced politely. Say what the number changes, such as the price, in
 * a live region close to it.
 */
export function RangeField({
  id,
  min,
  max,
  defaultValue,
  numberLabel,
  valueText,
  onValueChange,
  onBlur,
  ref,
  ...words
}: RangeFieldProps) {
  const sent = use(BeingSent);
  const [value, setValue] = useState(defaultValue);
  // The field keeps the text as typed: while it is edited, it is often no number.
  const [typed, setTyped] = useState(String(defaultValue));
  const [typing, setTyping] = useState(false);
  const choose = (next: number, text: string) => {
    if (sent) return;
    setTyped(text);
    if (!Number.isNaN(next)) setValue(Math.min(Math.max(next, min), max));
    onValueChange?.(next);
  };
  const canceledDrag = useCanceledDrag(typed, (text) => choose(text === '' ? NaN : Number(text), text));
  return (
    <Field {...words}>
      {(attributes) => (
        <Row>
          <Slider
            min={min}
            max={max}
            value={value}
            {...canceledDrag}
            marks
            getAriaValueText={() => valueText ?? String(value)}
            onChange={(_, next) => choose(next, String(next))}
            slotProps={{ input: attributes }}
          />
          <NumberInput
            id={id}
            inputRef={ref}
            aria-label={numberLabel}
            aria-describedby={attributes['aria-describedby']}
            type="number"
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false);
              // 007 and 1e1 become 7 and 10; what is out of range stays, for its error.
              if (Number(typed) === value) setTyped(String(value));
              onBlur?.();
            }}
            value={typed}
            slotProps={{
              input: {
                inputMode: 'numeric',
                min,
                max,
                required: true,
                'aria-invalid': attributes['aria-invalid'],
                onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                  choose(target.valueAsNumber, target.value),
              },
            }}
          />
          {/* The slider says its value itself. */}
          <ValueText htmlFor={attributes.id} aria-live={typing ? 'polite' : 'off'}>
            {valueText}
          </ValueText>
        </Row>
      )}
    </Field>
  );
}
