import type { SessionGateway } from '#gateways/SessionGateway.ts';

/** Clears this browser's stored values, but not the sign-in, if they belong to an owner with another e-mail address. */
export function clearIfOtherOwner(session: SessionGateway, email: string): void {
  const { email: offered, userCred } = session.read();
  const stored = offered ?? userCred?.email;
  if (stored !== undefined && stored !== email) session.forgetOwner();
}
