import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { PageStyles } from './PageStyles.tsx';
import { theme } from './theme.ts';

/** Props of `Themed`. */
export interface ThemedProps {
  children: ReactNode;
}

/**
 * Applies the theme to its children. With one theme and one scheme, only the two contexts that MUI's components read are
 * needed, not the code of MUI's provider for nested themes and several schemes.
 */
export function Themed({ children }: ThemedProps) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>
        <PageStyles />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
