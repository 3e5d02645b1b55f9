import type { GoogleAccount } from '../auth/accounts.ts';

export interface ChosenPageProps {
  /** The account to hand to the page that opened this window. */
  profile: GoogleAccount;
}

/** Hands the chosen account over; its script closes the window. */
export function ChosenPage({ profile }: ChosenPageProps) {
  return (
    <>
      <h1>Signing in</h1>
      <p id="profile" data-profile={JSON.stringify(profile)}>
        Signing in as {profile.email}. This window closes by itself when the sign-in page opened it.
      </p>
    </>
  );
}
