import { knownOwner as words } from '#content/funnel/home.ts';
import { documentTitle } from '#content/pages.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { KnownOwnerStep } from '#funnel/signIn/KnownOwnerStep.tsx';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';

export interface KnownOwnerPageProps {
  /** The address of the signed-in owner. */
  email: string;
  onLoggedOut: () => void;
}

/** `/sign-up/signin` for an owner who is signed in on this browser. */
export function KnownOwnerPage({ email, onLoggedOut }: KnownOwnerPageProps) {
  useTitleAndScroll(documentTitle(words.heading));
  return <KnownOwnerStep email={email} onLogout={useLogout({ onLoggedOut })} />;
}
