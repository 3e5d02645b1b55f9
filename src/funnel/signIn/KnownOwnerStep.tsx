import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { BreakableText } from '#components/BreakableText.tsx';
import { knownOwner as words } from '#content/funnel/home.ts';
import { shared } from '#content/funnel/shared.ts';
import { StepFrame } from '../frame/StepFrame.tsx';

export interface KnownOwnerStepProps {
  /** The address of the signed-in owner. */
  email: string;
  /** Logs out to allow signing in with another account. */
  onLogout: () => void;
}

/**
 * The sign-in screen for an owner who is already signed in: a link to the account or to the next step of the sign-up, and a
 * button to use another account.
 */
export function KnownOwnerStep({ email, onLogout }: KnownOwnerStepProps) {
  return (
    <StepFrame title={words.heading} lead={<BreakableText>{words.signedInAs(email)}</BreakableText>}>
      <ActionLink variant="contained" size="large" fullWidth href={shared.links.account.href}>
        {words.proceed}
      </ActionLink>
      <ActionButton variant="text" onClick={onLogout}>
        {words.another}
      </ActionButton>
    </StepFrame>
  );
}
