import { Component, type ReactNode } from 'react';
import { reportCaught } from '#gateways/problems.ts';

interface DrawingBoundaryProps {
  /** Replaces the button when it breaks. */
  broken: ReactNode;
  children: ReactNode;
}

/** Keeps a button that PayPal's library cannot draw from replacing the whole page by the screen for unexpected errors. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportCaught(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
