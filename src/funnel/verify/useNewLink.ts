import { asAppError, type AppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction, type AsyncAction } from '#hooks/useAsyncAction.ts';
import { clearIfOtherOwner } from '../owner/clearIfOtherOwner.ts';

/** Sends another sign-in link to an address, and stores that address in this browser. */
export function useNewLink({ onSent }: { onSent: () => void }): AsyncAction<string, AppError> {
  const { auth, session } = useGateways();
  return useAsyncAction(
    async (email: string) => {
      await auth.sendSignInLink(email);
      clearIfOtherOwner(session, email);
      session.save({ email, googleSignOn: false });
    },
    { toError: (cause) => asAppError(cause, 'auth/link-not-sent'), onLeave: onSent },
  );
}
