import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';

/** Props of `TextArea`: the props of a `<textarea>`, which receives the ref. */
export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** The number of lines at first; the field grows with its text. */
  rows?: number;
}

/**
 * Several lines of text, without a label: put it into a `Field`, which has the label, or name it with `aria-label`. It keeps text
 * that was typed before hydration.
 */
export function TextArea({ ref, rows = 5, ...input }: TextAreaProps) {
  return <InputBase multiline minRows={rows} inputRef={ref} inputProps={input} />;
}
