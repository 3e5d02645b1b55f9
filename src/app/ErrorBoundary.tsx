import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reportCaught } from '#gateways/problems.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface KeyedBoundaryProps extends ErrorBoundaryProps {
  /** Changes with every navigation. */
  locationKey: string;
}

interface BoundaryState {
  error: unknown;
  locationKey: string;
}

class KeyedBoundary extends Component<KeyedBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, locationKey: this.props.locationKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('null') };
  }

  // Only this screen is broken: Back or any other navigation renders another one.
  static getDerivedStateFromProps({ locationKey }: KeyedBoundaryProps, before: BoundaryState) {
    return locationKey === before.locationKey ? null : { error: undefined, locationKey };
  }

  override componentDidCatch(error: unknown) {
    reportCaught(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}

/** Shows an unexpected error instead of a blank window, until the visitor navigates. Needs a router above. */
export function ErrorBoundary({ children }: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <KeyedBoundary locationKey={key}>{children}</KeyedBoundary>;
}
