import InputBase from '@mui/material/InputBase';
import type { ComponentProps, ReactNode } from 'react';

/** Props of `TextInput`: the props of an `<input>`, which receives the ref. */
export interface TextInputProps extends ComponentProps<'input'> {
  /** Shown at the end of the field: an `InputAdornment`. */
  endAdornment?: ReactNode;
}

/**
 * One line of text without a label, for parts with words of their own, inside a `Field`. Nearly always use `FormField`, which has
 * the label; where there is neither, name it with `aria-label`. It keeps text that was typed before hydration.
 */
export function TextInput({ ref, endAdornment, ...input }: TextInputProps) {
  return <InputBase inputRef={ref} endAdornment={endAdornment} slotProps={{ input }} />;
}
