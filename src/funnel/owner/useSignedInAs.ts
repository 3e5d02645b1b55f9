import { useEffect, useEffectEvent } from 'react';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** Calls back if the owner with this address is signed in, now or by another tab of this browser; null disables it. */
export function useSignedInAs(email: string | null, onSignedIn: (owner: Owner) => void): void {
  const { auth } = useGateways();
  const checkOwner = useEffectEvent(async (awaited: string) => {
    const owner = await auth.currentOwner().catch(() => null);
    if (owner?.email === awaited) onSignedIn(owner);
  });
  useEffect(() => {
    if (email === null) return undefined;
    void checkOwner(email);
    return auth.onOwnerChangedElsewhere(() => void checkOwner(email));
  }, [auth, email]);
}
