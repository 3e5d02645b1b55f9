import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { tokens, transition } from '#theme/index.ts';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';

const { color, radius, target } = tokens;

const Shell = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', right: 14, top: 14, pointerEvents: 'none' },
});

const Control = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  minHeight: target.regular,
  padding: '10px 44px 10px 14px',
  border: 0,
  borderRadius: radius.control,
  appearance: 'none',
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: transition('box-shadow'),
  '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
  '&:focus-visible': {
    outline: `2px solid ${color.green}`,
    outlineOffset: 0,
    boxShadow: '0 0 0 3px rgb(15 76 69 / 0.28)',
  },
  '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${color.chili}` },
  '&:disabled': {
    backgroundColor: color.paperDeep,
    color: color.inkMuted,
    boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  },
}));

/** Props of `CurrencySelect`: its words, its options, and those of a `<select>`, which receives the ref. */
export interface CurrencySelectProps
  extends Omit<FieldWords, 'counter'>, Omit<ComponentProps<'select'>, 'children'> {
  /** What can be chosen, in order. */
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** A native list of currencies: a phone shows its own picker, and a key jumps to a letter. */
export function CurrencySelect({ id, label, hint, error, options, ...select }: CurrencySelectProps) {
  return (
    <Field id={id} label={label} {...{ hint, error }}>
      {(control) => (
        <Shell>
          <Control {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
          <Icon of={ChevronDown} />
        </Shell>
      )}
    </Field>
  );
}
