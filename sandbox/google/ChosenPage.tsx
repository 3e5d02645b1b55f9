import type { GoogleAccount } from '../auth/accounts.ts';

export interface ChosenPageProps {
  /** The account for the page that opened this pop-up. */
  profile: GoogleAccount;
  /** The address to return to after a redirect; null in a popup. */
  back: string | null;
}

/** Passes the chosen account to the opener, which closes the pop-up. */
export function ChosenPage({ profile, back }: ChosenPageProps) {
  return (
    <>
      <h1>Signing in</h1>
      <p id="profile" data-profile={JSON.stringify(profile)} data-return={back}>
        Signing in as {profile.email}.{' '}
        {back === null ? 'The page that opened this window closes it.' : 'You go on where you came from.'}
      </p>
    </>
  );
}
