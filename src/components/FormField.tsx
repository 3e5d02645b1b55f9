import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const Shell = styled('div')({ position: 'relative', '& > input:not(:only-child)': { paddingRight: 56 } });

const End = styled('div')({
  position: 'absolute',
  inset: '0 0 0 auto',
  display: 'flex',
  alignItems: 'center',
});

/** Props of `FormField`: its texts, and the props of an `<input>`, which receives the ref. */
export interface FormFieldProps extends FieldWords, ComponentProps<'input'> {
  /** Shown inside the field, after the text: a button of at most 48 pixels. */
  endAdornment?: ReactNode;
}

/**
 * One line of text with its label, hint, counter and error. Spread react-hook-form's `register('name')` into it,
 * or pass `value` and `onChange`.
 */
export function FormField({ id, label, hint, error, counter, endAdornment, ...input }: FormFieldProps) {
  return (
    <Field {...{ id, label, hint, error, counter }}>
      {(attributes) => (
        <Shell>
          <TextInput
            type="text"
            {...input}
            {...attributes}
            aria-describedby={attributes['aria-describedby'] ?? input['aria-describedby']}
            aria-invalid={attributes['aria-invalid'] ?? input['aria-invalid']}
          />
          {endAdornment ? <End>{endAdornment}</End> : null}
        </Shell>
      )}
    </Field>
  );
}
