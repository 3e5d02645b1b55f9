import Divider from '@mui/material/Divider';

/** Props of `WordDivider`. */
export interface WordDividerProps {
  /** The word. */
  children: string;
}

/** A divider with a word between two lines, such as 'OR'. Not a `separator`, whose content screen readers skip. */
export function WordDivider({ children }: WordDividerProps) {
  return <Divider role="none">{children}</Divider>;
}
