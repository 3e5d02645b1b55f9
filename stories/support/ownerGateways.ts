import type { OwnerStatus } from '#domain/contract.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { fakeGateways } from './fakeGateways.tsx';
import { memorySession } from './memorySession.ts';
import { sampleCatalogue, sampleOwner } from './samples.ts';

/** A signed-in owner with this status, and the plans on sale. */
export const gatewaysFor = (about: OwnerStatus): Gateways =>
  fakeGateways({
    auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
    subscriptions: {
      myStatus: () => Promise.resolve(about),
      catalogue: () => Promise.resolve(sampleCatalogue),
    },
    session: memorySession({ email: sampleOwner.email }),
  });

/** Signed out, with empty storage. */
export function signedOutGateways(): Gateways {
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(null) },
    subscriptions: { catalogue: () => Promise.resolve(sampleCatalogue) },
    session: memorySession(),
  });
}
