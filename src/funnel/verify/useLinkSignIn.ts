import { asAppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { clearIfOtherOwner } from '../owner/clearIfOtherOwner.ts';
import { useServerState } from '../serverState/serverState.ts';
import { linkRetry } from './linkRetry.ts';
import type { VerifyResult } from './verifyState.ts';

/** Signs in with the link that opened this page, and stores the owner in this browser. */
export function useLinkSignIn(link: string): {
  /** Uses the link for this address. Never rejects. */
  complete: (email: string) => Promise<VerifyResult>;
  /** Continues as the owner who is already signed in; the link stays unused. */
  continueAs: (owner: Owner) => VerifyResult;
} {
  const { auth, session } = useGateways();
  const { signedIn } = useServerState();

  const remember = (owner: Pick<Owner, 'uid' | 'email' | 'displayName'>, googleSignOn: boolean) => {
    const { uid, email, displayName } = owner;
    clearIfOtherOwner(session, email);
    session.save({ email, googleSignOn, userCred: { uid, email, displayName } });
    signedIn.forget();
  };

  const continueAs = (owner: Owner): VerifyResult => {
    remember(owner, owner.withGoogle);
    return { status: 'verified', redirectAfter: timings.knownOwnerRedirect };
  };

  const complete = async (email: string): Promise<VerifyResult> => {
    try {
      remember(await auth.completeSignInLink({ email, link }), false);
    } catch (cause) {
      const error = asAppError(cause, 'verify/failed');
      // The sign-in may have succeeded before a reload, or in a second tab.
      const owner = error.code === 'verify/code-used' ? await auth.currentOwner().catch(() => null) : null;
      if (owner?.email === email) return continueAs(owner);
      if (error.code !== 'verify/email-in-use') {
        return { status: 'failed', error, again: linkRetry(error, email) };
      }
      // The specification calls this a success; the next step's gate asks the server.
      remember({ uid: '', email, displayName: null }, false);
    }
    return { status: 'verified', redirectAfter: timings.verifiedRedirect };
  };

  return { complete, continueAs };
}
