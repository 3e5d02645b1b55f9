import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

export interface ThemedProps {
  /**
   * False where the document already has the theme's variables and the baseline: inside a prerendered page, where adding
   * them again would restyle every element.
   */
  pageStyles?: boolean;
  children: ReactNode;
}

/** Applies the theme to its children. There is one color scheme, so nothing is stored and nothing renders twice. */
export function Themed({ pageStyles = true, children }: ThemedProps) {
  return (
    <ThemeProvider theme={theme} noSsr storageManager={null} disableStyleSheetGeneration={!pageStyles}>
      {pageStyles ? <CssBaseline /> : null}
      {children}
    </ThemeProvider>
  );
}
