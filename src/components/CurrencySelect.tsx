import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';

const Chevron = ({ className }: { className: string }) => (
  <span className={className}>
    <Icon of={ChevronDown} />
  </span>
);

/** Props of `CurrencySelect`: its texts, its options, and the props of a `<select>`, which receives the ref. */
export interface CurrencySelectProps
  extends Omit<FieldWords, 'counter'>, Omit<ComponentProps<'select'>, 'children' | 'disabled'> {
  /** The options, in order. */
  options: ReadonlyArray<{ value: string; label: string }>;
}

/**
 * A native list of currencies: a phone shows its own picker, and a key jumps to a letter. Use radios for two to four choices
 * that should be visible together.
 *
 * The label names it, and an error below it is a polite live region. Keep each option as short as a code and a symbol. Say in the
 * hint when the chosen currency differs from the billed one. Do not convert an amount when the currency changes: show the
 * amount that will be billed.
 */
export function CurrencySelect({ id, label, hint, error, options, ref, ...select }: CurrencySelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <NativeSelect
          input={<InputBase />}
          inputRef={ref}
          inputProps={{ ...select, ...attributes }}
          IconComponent={Chevron}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
