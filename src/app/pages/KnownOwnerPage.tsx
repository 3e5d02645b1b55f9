import { useLogout } from '#funnel/owner/useLogout.ts';
import { KnownOwnerStep } from '#funnel/signIn/KnownOwnerStep.tsx';
import { useScrollOnMount } from '../useScrollOnMount.ts';

export interface KnownOwnerPageProps {
  /** The address of the signed-in owner. */
  email: string;
  onLoggedOut: () => void;
}

/** `/sign-up/signin` for an owner who is signed in on this browser. */
export function KnownOwnerPage({ email, onLoggedOut }: KnownOwnerPageProps) {
  useScrollOnMount();
  return <KnownOwnerStep email={email} onLogout={useLogout({ onLoggedOut })} />;
}
