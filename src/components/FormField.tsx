import InputBase from '@mui/material/InputBase';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';

/** Props of `FormField`: its words, and those of an `<input>`, which receives the ref. */
export interface FormFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'color' | 'size'> {
  /** Stands inside the field, after the text: a button or a unit. */
  endAdornment?: ReactNode;
}

/**
 * One line of text with its label, hint, counter and error. Spread react-hook-form's `register('name')` into it,
 * or pass `value` and `onChange`.
 */
export function FormField({
  id,
  label,
  hint,
  error,
  counter,
  endAdornment,
  ref,
  name,
  type = 'text',
  value,
  defaultValue,
  disabled,
  readOnly,
  required,
  autoComplete,
  autoFocus,
  placeholder,
  onChange,
  onBlur,
  onFocus,
  ...input
}: FormFieldProps) {
  return (
    <Field id={id} label={label} {...{ hint, error }} {...(counter ? { counter } : {})}>
      {(control) => (
        <InputBase
          fullWidth
          id={control.id}
          aria-describedby={control['aria-describedby']}
          error={Boolean(error)}
          {...{
            name,
            type,
            value,
            defaultValue,
            disabled,
            readOnly,
            required,
            autoComplete,
            autoFocus,
            placeholder,
          }}
          {...{ onChange, onBlur, onFocus, endAdornment }}
          inputRef={ref}
          slotProps={{ input }}
        />
      )}
    </Field>
  );
}
