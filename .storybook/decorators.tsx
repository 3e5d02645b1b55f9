import type { Decorator } from '@storybook/react-vite';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#theme/index.ts';

/** Inserts rules as production does; one style element for each rule takes a third of the time of the story tests. */
const styles = createCache({ key: 'css', speedy: true });

export const withTheme: Decorator = (Story) => (
  <CacheProvider value={styles}>
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <Story />
    </ThemeProvider>
  </CacheProvider>
);

/** Renders a story with `parameters: { route: '/sign-up/plans' }` at that route. Other stories get no router. */
export const withRoute: Decorator = (Story, { parameters }) =>
  typeof parameters['route'] === 'string' ? (
    <MemoryRouter initialEntries={[parameters['route']]}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );
