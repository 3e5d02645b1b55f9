import { BreakableText } from '#components/BreakableText.tsx';
import { yourData } from '#content/account/yourData.ts';
import type { Profile } from '#domain/account.ts';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { onDemand } from '../frame/onDemand.tsx';
import type { DisclosedAction } from '../useAccountAction.ts';

const { profile: words } = yourData;

const ProfileForm = onDemand(async () => (await import('./ProfileForm.tsx')).ProfileForm);

export interface DetailsPartProps {
  stored: Profile;
  profile: DisclosedAction<Profile>;
}

/** The owner's stored details, and a form to change them. */
export function DetailsPart({ stored, profile }: DetailsPartProps) {
  const { open, state, onOpen } = profile;
  const { fullName, restaurantName, marketingConsent } = stored;
  return (
    <DisclosedRow
      open={open}
      onOpen={onOpen}
      form={<ProfileForm profile={stored} {...profile} />}
      outcome={state.status === 'done' ? words.saved : null}
      note={
        <BreakableText kept={[fullName, restaurantName]}>
          {words.now(fullName, restaurantName, marketingConsent)}
        </BreakableText>
      }
      label={words.open}
    />
  );
}
