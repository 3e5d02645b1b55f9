import {
  ArgTypes,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { theme, tokens } from '#theme/index.ts';
import { brandTheme } from './brandTheme.ts';

const pageStyles = {
  // On a phone, a wide table scrolls instead of the page.
  '.sbdocs-content .docblock-argstable': { display: 'block', overflowX: 'auto' },
  '.sbdocs-content th': { textAlign: 'left' },
  '.sbdocs-content tr:nth-of-type(2n)': { backgroundColor: 'transparent' },
  '.sbdocs-content :is(p, li, td) > code': {
    backgroundColor: tokens.color.paperDeep,
    borderColor: tokens.color.line,
    color: tokens.color.ink,
    // A path may be wider than a phone's screen.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

/** A documentation page, with the product's background, typography and components. */
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

/** The generated page of a component. It has Storybook's parts except the controls, which crash on styled children. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <ArgTypes />
      <Stories />
    </>
  );
}

/** The properties of a story that decide whether a generated page shows it. */
interface StoryOnPage {
  playFunction?: unknown;
  parameters: { docs?: { story?: { inline?: boolean } }; visual?: { widths: readonly number[] } };
}

/** Whether a page shows a story: it has pictures and needs no play, which runs in a frame only. */
export function shownOnPage({ playFunction, parameters: { docs, visual } }: StoryOnPage): boolean {
  const framed = docs?.story?.inline === false;
  return (framed || !playFunction) && visual?.widths.length !== 0;
}
