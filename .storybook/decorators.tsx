import type { Decorator } from '@storybook/react-vite';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#theme/index.ts';

/** Renders every story in the brand's theme. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider theme={theme} noSsr>
    <CssBaseline />
    <Story />
  </ThemeProvider>
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
