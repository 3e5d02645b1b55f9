import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';

/** Props of `FormField`: its texts, and the props of an `<input>`, which receives the ref. */
export interface FormFieldProps extends FieldWords, ComponentProps<'input'> {
  /** Shown inside the field, after the text: a button of at most 48 pixels. */
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
  refused,
  counter,
  endAdornment,
  ref,
  ...input
}: FormFieldProps) {
  return (
    <Field {...{ id, label, hint, error, refused, counter }}>
      {(attributes) => (
        <InputBase
          inputRef={ref}
          slotProps={{
            input: {
              type: 'text',
              ...input,
              ...attributes,
              'aria-describedby': attributes['aria-describedby'] ?? input['aria-describedby'],
              'aria-invalid':
                // A browser calls an empty required field invalid before anybody had the time to fill it in.
                attributes['aria-invalid'] ?? input['aria-invalid'] ?? (input.required ? false : undefined),
            },
          }}
          endAdornment={endAdornment ? <InputAdornment position="end">{endAdornment}</InputAdornment> : null}
        />
      )}
    </Field>
  );
}
