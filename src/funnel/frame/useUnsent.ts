import { useEffect, useState } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import type { Unsent } from '#gateways/SessionGateway.ts';

/** What the owner had ticked and typed here before the language was switched. The next screen gets nothing of it. */
export function useUnsent(): Unsent {
  const { session } = useGateways();
  const [unsent] = useState(() => session.readUnsent());
  // React may throw a first render away, so that one only reads.
  useEffect(() => session.forgetUnsent(), [session]);
  return unsent;
}
