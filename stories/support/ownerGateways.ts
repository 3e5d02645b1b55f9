import type { OwnerStatus } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { fakeGateways } from './fakeGateways.tsx';
import { memorySession } from './memorySession.ts';
import { sampleCatalogue, sampleOwner } from './samples.ts';

const signedInGateways = (subscriptions: Partial<SubscriptionGateway>): Gateways =>
  fakeGateways({
    auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
    subscriptions,
    session: memorySession({ email: sampleOwner.email }),
  });

/** A signed-in owner with this status, and the plans on sale. */
export const gatewaysFor = (about: OwnerStatus): Gateways =>
  signedInGateways({
    myStatus: () => Promise.resolve(about),
    catalogue: () => Promise.resolve(sampleCatalogue),
  });

/** Signed out, with empty storage. */
export function signedOutGateways(): Gateways {
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(null) },
    subscriptions: { catalogue: () => Promise.resolve(sampleCatalogue) },
    session: memorySession(),
  });
}

export function unreachableGateways(): Gateways {
  const unreachable = () => Promise.reject(new AppError('network/unreachable'));
  return signedInGateways({ myStatus: unreachable, catalogue: unreachable });
}
