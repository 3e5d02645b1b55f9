import { useEffect, useEffectEvent } from 'react';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** Calls back if the owner with this address is signed in, now or by another tab of this browser; null disables it. */
export function useSignedInAs(email: string | null, onSignedIn: (owner: Owner) => void): void {
  const { auth } = useGateways();
  const checkOwner = useEffectEvent(async () => {
    if (email === null) return;
    const owner = await auth.currentOwner().catch(() => null);
    if (owner?.email === email) onSignedIn(owner);
  });
  useEffect(() => {
    void checkOwner();
    return auth.onOwnerChangedElsewhere(() => void checkOwner());
  }, [auth]);
}
