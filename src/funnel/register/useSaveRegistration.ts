import { asAppError, type AppError } from '#domain/errors.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction, type ActionState } from '#hooks/useAsyncAction.ts';
import { useSignInAgain } from '../owner/useSignInAgain.ts';
import { useServerState } from '../serverState/serverState.ts';
import { saveDraft } from './saveDraft.ts';

export type RegisterSubmission = ActionState<AppError, unknown>;

/**
 * Saves the business: first the password at Firebase (owners by e-mail link), then the registration, then this
 * browser's display cache. A submit while one is running is ignored.
 */
export function useSaveRegistration(events: {
  onSaved: () => void;
  onSignedOut: () => void;
  /** Firebase requires a recent login: the owner is signed out, and the sign-in screen shows the reason. */
  onSignInAgain: (reason: { error: AppError }) => void;
}): { submission: RegisterSubmission; save: (owner: Owner, values: RegistrationForm) => void } {
  const { auth, subscriptions, session } = useGateways();
  const { signedIn, registrationSaved } = useServerState();
  const signInAgain = useSignInAgain();

  const { state, run } = useAsyncAction(
    async (form: { owner: Owner; values: RegistrationForm }) => {
      const { password, confirmPassword: _, ...registration } = form.values;
      // Owners who sign in with Google and returning owners have no password field, so the value is undefined.
      if (password) await auth.setPassword(password);
      await subscriptions.saveRegistration(registration);
      registrationSaved(form.owner, registration);
      return form;
    },
    {
      toError: (cause) => asAppError(cause),
      // Only if the owner is still here: a logout has cleared this browser's stored values.
      onLeave: ({ owner, values }) => {
        saveDraft(session, owner, values);
        const { marketingConsent, termsAccepted } = values;
        session.save({ marketingConsent, termsAccepted, googleSignOn: owner.withGoogle });
        events.onSaved();
      },
      onFailed: (error) => {
        if (error.code === 'auth/recent-login-required') {
          signInAgain(() => events.onSignInAgain({ error }));
        } else if (error.code === 'session/signed-out') {
          signedIn.forget();
          events.onSignedOut();
        } else if (error.code === 'registration/already-subscribed') void signedIn.ask();
      },
    },
  );
  return { submission: state, save: (owner, values) => run({ owner, values }) };
}
