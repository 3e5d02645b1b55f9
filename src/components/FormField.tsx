import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import { use, type ComponentProps, type ReactNode } from 'react';
import { BeingSent } from './beingSent.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Props of `FormField`: its texts, and the props of an `<input>`, which receives the ref. */
export interface FormFieldProps extends FieldWords, ComponentProps<'input'> {
  /** Shown inside the field, after the text: a button of at most 48 pixels. */
  endAdornment?: ReactNode;
}

/**
 * One line of text with its label, hint, counter and error. Spread react-hook-form's `register('name')` into it,
 * or pass `value` and `onChange`. For passwords use `PasswordField`, for several lines
 * `Field` around MUI's `InputBase multiline`; what cannot be changed and need not be copied is text.
 *
 * A `textbox`, or the role of its `type`, named by the label and described by hint, counter and error, which is announced as by `Field`.
 * Set `type`, `inputMode` and `autoComplete`: they choose a phone's keyboard. A phone corrects only text for which `autoCorrect`
 * is on, and a browser checks only text for which `spellCheck` is. Warn by the counter from three quarters of the limit on
 * (`isNearLimit`) and let the schema refuse: do not cut pasted text with `maxLength`, or validate before the field is left the
 * first time or the form is sent.
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
  const sent = use(BeingSent);
  return (
    <Field id={id} label={label} hint={hint} error={error} refused={refused} counter={counter}>
      {(attributes) => (
        <InputBase
          inputRef={ref}
          slotProps={{
            input: {
              type: 'text',
              // A name in Hebrew or Arabic is written from the right, and a phone would make a word of many names.
              ...(input.type === undefined && { dir: 'auto', autoCorrect: 'off' }),
              // Chrome underlines a name in red, in an address too, and may send what is typed to Google for that.
              spellCheck: false,
              readOnly: sent,
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
