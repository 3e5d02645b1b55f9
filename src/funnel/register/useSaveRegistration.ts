import { useRef, useState } from 'react';
import { asAppError, type AppError } from '#domain/errors.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';
import { saveDraft } from './saveDraft.ts';

/** The result of submitting the form. */
export type RegisterSubmission =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; error: AppError };

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
  const [submission, setSubmission] = useState<RegisterSubmission>({ status: 'idle' });
  const saving = useRef(false);

  const handleFailure = async (error: AppError) => {
    setSubmission({ status: 'failed', error });
    if (error.code === 'auth/recent-login-required') {
      // Firebase ignores a link that is opened while signed in, and the login would stay old.
      try {
        await auth.signOut();
      } catch {
        // A sign-out that fails must not keep the owner from the way on.
      }
      signedIn.forget();
      events.onSignInAgain({ error });
    } else if (error.code === 'session/signed-out') {
      signedIn.forget();
      events.onSignedOut();
    } else if (error.code === 'registration/already-subscribed') await signedIn.ask();
  };

  const save = async (owner: Owner, values: RegistrationForm) => {
    setSubmission({ status: 'saving' });
    const { password, confirmPassword: _, ...registration } = values;
    try {
      // Neither asked of owners who sign in with Google nor of those who come back: their form has no such value.
      if (password) await auth.setPassword(password);
      await subscriptions.saveRegistration(registration);
      saveDraft(session, owner, values);
      const { marketingConsent, termsAccepted } = registration;
      session.save({ marketingConsent, termsAccepted, googleSignOn: owner.withGoogle });
      registrationSaved(registration);
      setSubmission({ status: 'idle' });
      events.onSaved();
    } catch (cause) {
      await handleFailure(asAppError(cause));
    } finally {
      saving.current = false;
    }
  };

  return {
    submission,
    save: (owner, values) => {
      if (saving.current) return;
      saving.current = true;
      void save(owner, values);
    },
  };
}
