import { GatewaysProvider, type Gateways } from '#gateways/gateways.tsx';
import { Themed } from '#theme/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes, type AppRoutesProps } from './routes.tsx';
import { ServerStateProvider } from './ServerStateProvider.tsx';

export interface AppProps extends AppRoutesProps {
  /** The services that screens use. Create them once. */
  gateways: Gateways;
}

/** The whole site in its theme. Needs a router above it. */
export function App({ gateways, ...routes }: AppProps) {
  return (
    <Themed>
      <ErrorBoundary>
        <GatewaysProvider gateways={gateways}>
          <ServerStateProvider>
            <AppRoutes {...routes} />
          </ServerStateProvider>
        </GatewaysProvider>
      </ErrorBoundary>
    </Themed>
  );
}
