import { asAppError, type AppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { clearIfOtherOwner } from '../owner/clearIfOtherOwner.ts';

/** Sends another sign-in link and has this browser wait for it. Resolves with the error if it could not be sent. */
export function useNewLink(): (email: string) => Promise<AppError | null> {
  const { auth, session } = useGateways();
  return async (email) => {
    try {
      await auth.sendSignInLink(email);
    } catch (cause) {
      return asAppError(cause, 'auth/link-not-sent');
    }
    clearIfOtherOwner(session, email);
    session.save({ email, googleSignOn: false });
    return null;
  };
}
