import { BreakableText } from '#components/BreakableText.tsx';
import { yourData } from '#content/account/yourData.ts';
import type { Profile } from '#domain/account.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { onDemand } from '../frame/onDemand.tsx';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import type { DisclosedAction } from '../useAccountAction.ts';

const { profile: words } = yourData;

const ProfileForm = onDemand(async () => (await import('./ProfileForm.tsx')).ProfileForm);

export interface DetailsPartProps {
  stored: Profile;
  profile: DisclosedAction<Profile>;
}

/** The owner's stored details, and a form to change them. */
export function DetailsPart({ stored, profile }: DetailsPartProps) {
  const saved = profile.state.status === 'done';
  const opener = useReturnFocus(profile.open, { wanted: !saved });
  if (profile.open) return <ProfileForm profile={stored} {...profile} />;
  const { fullName, restaurantName, marketingConsent } = stored;
  return (
    <>
      {saved ? <OutcomeNotice tone="success">{words.saved}</OutcomeNotice> : null}
      <ActionRow
        note={
          <BreakableText kept={[fullName, restaurantName]}>
            {words.now(fullName, restaurantName, marketingConsent)}
          </BreakableText>
        }
        label={words.open}
        ref={opener}
        onClick={profile.onOpen}
      />
    </>
  );
}
