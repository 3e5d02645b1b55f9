import CssBaseline from '@mui/material/CssBaseline';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import { GatewaysProvider, type Gateways } from '#gateways/gateways.tsx';
import { theme } from '#theme/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

// There is one colour scheme: MUI's own provider would bring what switches between several.
const schemeVariables = theme.generateStyleSheets();

/** Props of `App`. */
export interface AppProps {
  /** The outside world. Create it once. */
  gateways: Gateways;
}

/** The whole site in its theme. Needs a router above it. */
export function App({ gateways }: AppProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={schemeVariables} />
      <CssBaseline />
      <ErrorBoundary>
        <GatewaysProvider gateways={gateways}>
          <AppRoutes />
        </GatewaysProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
