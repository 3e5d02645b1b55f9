import { useEffect, useEffectEvent } from 'react';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** Calls back when another tab of this browser signs in the owner with this address; null disables it. */
export function useSignInElsewhere(email: string | null, onSignedIn: (owner: Owner) => void): void {
  const { auth } = useGateways();
  const checkOwner = useEffectEvent(async () => {
    if (email === null) return;
    const owner = await auth.currentOwner().catch(() => null);
    if (owner?.email === email) onSignedIn(owner);
  });
  useEffect(() => auth.onOwnerChangedElsewhere(() => void checkOwner()), [auth]);
}
