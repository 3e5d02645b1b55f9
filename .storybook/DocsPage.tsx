import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { theme } from '#theme/index.ts';
import { brandTheme } from './brandTheme.ts';

/** A page of words between the stories: the same paper, type and parts. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <DocsContainer context={context} theme={brandTheme}>
        {children}
      </DocsContainer>
    </ThemeProvider>
  );
}
