import type { SessionGateway } from '#gateways/SessionGateway.ts';

/** Forgets what another owner than this one left in the browser's memory: what they typed is not this one's. */
export function forgetOthers(session: SessionGateway, email: string): void {
  const stored = session.read().email;
  if (stored !== undefined && stored !== email) session.clear();
}
