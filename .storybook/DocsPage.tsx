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
  '.sbdocs-content :is(p, li, td) > code': {
    backgroundColor: tokens.color.paperDeep,
    borderColor: tokens.color.line,
    color: tokens.color.ink,
    // A path may be wider than a phone.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

/** A page of words between the stories, with the product's paper, type and parts. */
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

/** The page generated for a component. It has Storybook's parts but no controls, which crash on styled children. */
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

/** The parts of a generated page's story that matter here. */
interface StoryOnPage {
  playFunction?: unknown;
  parameters: { docs?: { story?: { inline?: boolean } }; visual?: { widths: readonly number[] } };
}

/**
 * Whether a generated page shows a story: it must have pictures and look right without its play function, which a page runs
 * only in a frame.
 */
export function shownOnPage({ playFunction, parameters: { docs, visual } }: StoryOnPage): boolean {
  const framed = docs?.story?.inline === false;
  return (framed || !playFunction) && visual?.widths.length !== 0;
}
