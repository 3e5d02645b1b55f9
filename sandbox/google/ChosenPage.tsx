import type { GoogleAccount } from '../auth/accounts.ts';

export interface ChosenPageProps {
  /** The account to hand to the page that opened this window. */
  profile: GoogleAccount;
}

/** Hands the chosen account over; who receives it closes the window. */
export function ChosenPage({ profile }: ChosenPageProps) {
  return (
    <>
      <h1>Signing in</h1>
      <p id="profile" data-profile={JSON.stringify(profile)}>
        Signing in as {profile.email}. The page that opened this window closes it.
      </p>
    </>
  );
}
