import type { OwnerStatus } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { fakeGateways } from './fakeGateways.tsx';
import { memorySession } from './memorySession.ts';
import { sampleCatalogue, sampleOwner } from './samples.ts';

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** A signed-in owner with this status, and the plans on sale. */
export function gatewaysFor(about: OwnerStatus): Gateways {
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
    subscriptions: {
      myStatus: () => Promise.resolve(about),
      catalogue: () => Promise.resolve(sampleCatalogue),
    },
    session: memorySession({ email: sampleOwner.email }),
  });
}

/** Signed out, with empty storage. */
export function signedOutGateways(): Gateways {
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(null) },
    subscriptions: { catalogue: () => Promise.resolve(sampleCatalogue) },
    session: memorySession(),
  });
}

export function pendingGateways(): Gateways {
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(sampleOwner) },
    subscriptions: { myStatus: never, catalogue: never },
    session: memorySession({ email: sampleOwner.email }),
  });
}

export function unreachableGateways(): Gateways {
  const unreachable = () => Promise.reject(new AppError('network/unreachable'));
  return fakeGateways({
    auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
    subscriptions: { myStatus: unreachable, catalogue: unreachable },
    session: memorySession({ email: sampleOwner.email }),
  });
}
