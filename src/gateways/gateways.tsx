import { createContext, useContext, type ReactNode } from 'react';
import type { AccountGateway } from './AccountGateway.ts';
import type { AuthGateway } from './AuthGateway.ts';
import type { CountStep } from './CountStep.ts';
import type { FirstForm } from './FirstForm.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import type { SessionGateway } from './SessionGateway.ts';
import type { SubscriptionGateway } from './SubscriptionGateway.ts';

/** All external services that screens may use. */
export interface Gateways {
  auth: AuthGateway;
  subscriptions: SubscriptionGateway;
  account: AccountGateway;
  payments: PaymentGateway;
  session: SessionGateway;
  countStep: CountStep;
  /** The server's current time. Screens count days from it, because the device's clock may be days off. */
  serverNow: () => Date;
  /** The address of the sandbox's inbox; null in production. */
  inboxUrl: string | null;
  /** Whether this browser is one inside an app, which Google refuses to sign anybody in to. */
  embeddedBrowser: boolean;
  /** The sign-in form that came with the document; null where the app started without one. */
  firstForm: FirstForm | null;
}

const GatewaysContext = createContext<Gateways | null>(null);

/** Provides the gateways to its children. Keep the value stable: `main` creates it once. */
export function GatewaysProvider(props: { gateways: Gateways; children: ReactNode }) {
  return <GatewaysContext value={props.gateways}>{props.children}</GatewaysContext>;
}

/** The gateways of the nearest provider. Throws outside a provider, which is a wiring mistake. */
export function useGateways(): Gateways {
  const gateways = useContext(GatewaysContext);
  if (!gateways) throw new Error('useGateways needs a <GatewaysProvider> above it');
  return gateways;
}
