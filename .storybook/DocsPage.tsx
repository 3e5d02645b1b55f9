import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { theme, tokens } from '#theme/index.ts';
import { brandTheme } from './brandTheme.ts';

const pageStyles = {
  // A phone scrolls a wide table, not the page.
  '.sbdocs-content .docblock-argstable': { display: 'block', overflowX: 'auto' },
  '.sbdocs-content :is(p, li, td) > code': {
    backgroundColor: tokens.color.paperDeep,
    borderColor: tokens.color.line,
    color: tokens.color.ink,
    // A path may be wider than a phone.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

/** A page of words between the stories: the same paper, type and parts. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <GlobalStyles styles={pageStyles} />
      <DocsContainer context={context} theme={brandTheme}>
        {children}
      </DocsContainer>
    </ThemeProvider>
  );
}
