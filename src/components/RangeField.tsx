import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { tabularFigures, tokens, transition } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const { color, focus, shadow, target } = tokens;
const thumb = 30;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  alignItems: 'center',
  columnGap: theme.spacing(2),
}));

/** Half a dot at one edge of each step; the step beside it has the other half. */
const halfDots = (edge: '0' | '100%') =>
  `radial-gradient(circle 2px at ${edge} 50%, ${color.lineStrong} 92%, transparent) ${thumb / 2}px 0 / calc((100% - ${thumb}px) / var(--steps)) 100%`;

const groove = {
  height: 12,
  borderRadius: 6,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  background: [
    `linear-gradient(90deg, ${color.green} calc(${thumb / 2}px + var(--at) * (100% - ${thumb}px)), transparent 0)`,
    halfDots('0'),
    halfDots('100%'),
    `linear-gradient(${color.white} 0 0)`,
  ].join(', '),
};

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  backgroundColor: color.orange,
  boxShadow: shadow.low,
  transition: transition('background-color'),
} as const;

const Range = styled('input')({
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  height: target.regular,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': groove,
  '&::-moz-range-track': groove,
  '&::-webkit-slider-thumb': { ...knob, marginTop: (12 - thumb) / 2 },
  '&::-moz-range-thumb': knob,
  '&:hover::-webkit-slider-thumb': { backgroundColor: color.orangeBright },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
  '&:focus-visible::-moz-range-thumb': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
});

// Its arrows would be smaller than a finger; the slider beside it has the arrow keys.
const Figure = styled(TextInput)({
  ...tabularFigures,
  paddingInline: 4,
  fontWeight: 640,
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});

/** Props of `RangeField`. */
export interface RangeFieldProps extends Pick<FieldWords, 'label' | 'hint'> {
  /** Name by which the number is read. */
  name: string;
  /** Smallest number that can be chosen. */
  min: number;
  /** Largest number that can be chosen. */
  max: number;
  /** The number it begins with. */
  defaultValue: number;
  /** Name of the slider, for readers; `label` names the number field beside it. */
  rangeLabel: string;
}

/**
 * A small whole number in native parts that keep what was chosen before a script arrives. What stands around it hears
 * of every change as it bubbles up, and reads the number by its name.
 */
export function RangeField({ name, min, max, defaultValue, rangeLabel, label, hint }: RangeFieldProps) {
  const range = useRef<HTMLInputElement>(null);
  const figure = useRef<HTMLInputElement>(null);
  const share = (value: number) => String((value - min) / (max - min));

  const settle = () => {
    if (!range.current || !figure.current) return;
    figure.current.value = range.current.value;
    range.current.style.setProperty('--at', share(Number(range.current.value)));
  };
  const takeTyped = () => {
    if (!range.current || !figure.current) return;
    const { value, validity } = figure.current;
    // What is being typed may be empty or out of range for a moment; it settles when the field is left.
    if (value === '' || !validity.valid) return;
    range.current.value = value;
    range.current.style.setProperty('--at', share(Number(value)));
  };

  // What was typed or dragged before this part came alive counts.
  const settleFirst = useRef(() => {
    if (figure.current?.value !== figure.current?.defaultValue) takeTyped();
    settle();
  });
  useLayoutEffect(() => settleFirst.current(), []);

  const scale: Record<`--${string}`, string> = { '--at': share(defaultValue), '--steps': String(max - min) };
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <Row>
          <Range
            ref={range}
            type="range"
            aria-label={rangeLabel}
            {...{ name, min, max, defaultValue }}
            style={scale}
            onChange={settle}
          />
          <Figure
            ref={figure}
            {...attributes}
            type="number"
            inputMode="numeric"
            {...{ min, max, defaultValue }}
            onChange={takeTyped}
            onBlur={settle}
          />
        </Row>
      )}
    </Field>
  );
}
