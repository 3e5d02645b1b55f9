import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { yourData } from '#content/account/yourData.ts';
import type { Profile } from '#domain/account.ts';
import { Actions, PartHeading, Stacked } from '../frame/layout.ts';
import { onDemand } from '../frame/onDemand.tsx';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { PanelHeading } from '../frame/PanelHeading.tsx';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import type { AsyncAction } from '../useAsyncAction.ts';

const { profile: words } = yourData;

const ProfileForm = onDemand(async () => (await import('./ProfileForm.tsx')).ProfileForm);

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 2),
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0, marginBottom: theme.spacing(1), fontWeight: 560 },
}));

/** Props of `DetailsPart`. */
export interface DetailsPartProps {
  /** What is stored now. */
  stored: Profile;
  profile: AsyncAction<Profile>;
}

/** The owner's details as they are stored, and a form to change them. */
export function DetailsPart({ stored, profile }: DetailsPartProps) {
  const [asked, setAsked] = useState(false);
  const saved = profile.state.status === 'done';
  const open = asked && !saved;
  const opener = useReturnFocus(open, { wanted: !saved });
  if (open) {
    return (
      <Stacked>
        <PanelHeading>{words.heading}</PanelHeading>
        <ProfileForm profile={stored} saving={profile} onClose={() => setAsked(false)} />
      </Stacked>
    );
  }
  const { fullName, restaurantName, marketingConsent } = stored;
  return (
    <Stacked>
      <PartHeading>{words.heading}</PartHeading>
      {asked && saved ? <OutcomeNotice tone="success">{words.saved}</OutcomeNotice> : null}
      <Facts>
        <dt>{words.fullName.label}</dt>
        <dd>{fullName}</dd>
        <dt>{words.restaurantName.label}</dt>
        <dd>{restaurantName}</dd>
        <dt>{words.news}</dt>
        <dd>{marketingConsent ? words.newsWanted : words.newsUnwanted}</dd>
      </Facts>
      <Actions>
        <ActionButton
          ref={opener}
          variant="outlined"
          onClick={() => {
            profile.reset();
            setAsked(true);
          }}
        >
          {words.open}
        </ActionButton>
      </Actions>
    </Stacked>
  );
}
