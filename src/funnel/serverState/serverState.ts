import { createContext, useContext } from 'react';
import type { Catalogue, OwnerStatus } from '#domain/contract.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { asAppError } from '#domain/errors.ts';
import type { Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { createServerValue, type ServerValue } from './serverValue.ts';

export interface SignedInOwner {
  owner: Owner;
  ownerStatus: OwnerStatus;
}

/** The server responses that the steps share, requested once per visit. */
export interface ServerState {
  catalogue: ServerValue<Catalogue>;
  /** Null when signed out. */
  signedIn: ServerValue<SignedInOwner | null>;
  /** Stores what an owner registered. Ignored, as the next one too, once another owner has signed in. */
  registrationSaved: (owner: Owner, registration: Registration) => void;
  /** Stores an owner's recorded subscription, and requests the status again. */
  subscriptionRecorded: (owner: Owner, subscription: Confirmation) => void;
}

async function signedInOwner({ auth, subscriptions }: Gateways): Promise<SignedInOwner | null> {
  try {
    const owner = await auth.currentOwner();
    return owner && { owner, ownerStatus: await subscriptions.myStatus() };
  } catch (cause) {
    if (asAppError(cause).code === 'session/signed-out') return null;
    throw cause;
  }
}

/** Creates the shared state. Each request is made only when a step needs its response. */
export function createServerState(gateways: Gateways): ServerState {
  const catalogue = createServerValue(() => gateways.subscriptions.catalogue());
  const signedIn = createServerValue(() => signedInOwner(gateways));
  const updateStatus = ({ uid }: Owner, change: Partial<OwnerStatus>) => {
    signedIn.update((known) =>
      known?.owner.uid === uid ? { ...known, ownerStatus: { ...known.ownerStatus, ...change } } : known,
    );
  };
  return {
    catalogue,
    signedIn,
    registrationSaved: (owner, registration) => updateStatus(owner, { registration }),
    subscriptionRecorded: (owner, subscription) => {
      updateStatus(owner, { subscription, finishingSubscriptionId: null });
      signedIn.refresh();
    },
  };
}

/** Filled by the app's `ServerStateProvider`. */
export const ServerStateContext = createContext<ServerState | null>(null);

/** The shared state of the steps. Throws outside a provider, which is a wiring mistake. */
export function useServerState(): ServerState {
  const state = useContext(ServerStateContext);
  if (!state) throw new Error('useServerState needs a <ServerStateProvider> above it');
  return state;
}
