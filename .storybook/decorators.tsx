import type { Decorator } from '@storybook/react-vite';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#theme/index.ts';

/** Draws every story in the brand's theme. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider theme={theme} noSsr>
    <CssBaseline />
    <Story />
  </ThemeProvider>
);

/** A story with `parameters: { route: '/sign-up/plans' }` renders at that route. Others get no router. */
export const withRoute: Decorator = (Story, { parameters }) =>
  typeof parameters['route'] === 'string' ? (
    <MemoryRouter initialEntries={[parameters['route']]}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );
