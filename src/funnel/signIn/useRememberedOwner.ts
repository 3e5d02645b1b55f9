import { useEffect, useEffectEvent } from 'react';
import type { SignUpChoice } from '#domain/choice.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { clearIfOtherOwner } from '../owner/clearIfOtherOwner.ts';

/**
 * Stores a sign-in in this browser: the choice from the landing page as soon as the screen opens, then the owner. Clears
 * another owner's values first, but keeps the choice.
 */
export function useRememberedOwner(choice: SignUpChoice): {
  rememberGoogleOwner: (owner: Owner) => void;
  rememberEmail: (email: string) => void;
} {
  const { session } = useGateways();

  const saveChoice = useEffectEvent(() => session.save(choice));
  useEffect(() => saveChoice(), []);

  const startFor = (email: string) => {
    clearIfOtherOwner(session, email);
    session.save(choice);
  };

  return {
    rememberGoogleOwner: ({ uid, email, displayName }) => {
      startFor(email);
      session.save({
        email,
        googleSignOn: true,
        userCred: { uid, email, displayName },
        ...(displayName === null ? {} : { name: displayName }),
      });
    },
    rememberEmail: (email) => {
      startFor(email);
      session.save({ email, googleSignOn: false });
    },
  };
}
