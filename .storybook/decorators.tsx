import type { Decorator } from '@storybook/react-vite';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#theme/index.ts';

/** Every story wears the brand. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider theme={theme} noSsr>
    <CssBaseline />
    <Story />
  </ThemeProvider>
);

/** A story that asks for a route, `parameters: { route: '/sign-up/plans' }`, is shown there. Others get no router. */
export const withRoute: Decorator = (Story, { parameters }) =>
  typeof parameters['route'] === 'string' ? (
    <MemoryRouter initialEntries={[parameters['route']]}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );
