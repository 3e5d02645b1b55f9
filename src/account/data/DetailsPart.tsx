import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { yourData } from '#content/account/yourData.ts';
import type { Profile } from '#domain/account.ts';
import { Actions, Stacked } from '../frame/layout.ts';
import { OnDemand } from '../frame/OnDemand.tsx';
import { PanelHeading } from '../frame/PanelHeading.tsx';
import type { AsyncAction } from '../useAsyncAction.ts';

const { profile: words } = yourData;

async function loadProfileForm() {
  const { ProfileForm } = await import('./ProfileForm.tsx');
  return ProfileForm;
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 2),
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0, marginBottom: theme.spacing(1), fontWeight: 560 },
}));

const Heading = styled('h3')(({ theme }) => theme.typography.h5);

/** Props of `DetailsPart`. */
export interface DetailsPartProps {
  /** What is stored now. */
  stored: Profile;
  profile: AsyncAction<Profile>;
}

/** The owner's details as they are stored, and a form to change them. */
export function DetailsPart({ stored, profile }: DetailsPartProps) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Stacked>
        <PanelHeading>{words.heading}</PanelHeading>
        <OnDemand load={loadProfileForm}>
          {(ProfileForm) => <ProfileForm profile={stored} saving={profile} />}
        </OnDemand>
      </Stacked>
    );
  }
  const { fullName, restaurantName, marketingConsent } = stored;
  return (
    <Stacked>
      <Heading>{words.heading}</Heading>
      <Facts>
        <dt>{words.fullName.label}</dt>
        <dd>{fullName}</dd>
        <dt>{words.restaurantName.label}</dt>
        <dd>{restaurantName}</dd>
        <dt>{words.news}</dt>
        <dd>{marketingConsent ? words.newsWanted : words.newsUnwanted}</dd>
      </Facts>
      <Actions>
        <ActionButton variant="outlined" onClick={() => setOpen(true)}>
          {words.open}
        </ActionButton>
      </Actions>
    </Stacked>
  );
}
