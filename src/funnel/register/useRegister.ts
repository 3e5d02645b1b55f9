import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Catalogue } from '#domain/contract.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { useOwnerStatus } from '../owner/useOwnerStatus.ts';
import { initialRegistration } from './initialRegistration.ts';
import type { RegisterValues } from './registerSchema.ts';

/** The gate before the form, and the form. */
export type RegisterState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'alreadySubscribed' }
  | { status: 'form'; owner: Owner; initial: RegisterValues };

/** What became of the submit. */
export type RegisterSubmission =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; error: AppError };

/** The registration screen's state and what can be done on it. */
export interface Register {
  state: RegisterState;
  submission: RegisterSubmission;
  /** The plans on sale, for the live price; null until they are known. */
  catalogue: Catalogue | null;
  onSubmit: (form: RegistrationForm) => void;
  /** Keeps what was typed for a reload; the password and the consents are left out. */
  onDraft: (form: RegisterValues) => void;
  onRetry: () => void;
}

/**
 * Lets in an owner who has no subscription, and saves the business: first the password at Firebase (owners by
 * e-mail link), then the registration, then this browser's display cache (DECISIONS section 2).
 */
export function useRegister(events: {
  onSignedOut: () => void;
  /** The registration is saved: the plans come next. */
  onSaved: () => void;
  /** Firebase wants a recent login; the owner is signed out and must be told why. */
  onSignInAgain: (reason: { error: AppError }) => void;
}): Register {
  const { auth, subscriptions, session } = useGateways();
  const { state: known, ask } = useOwnerStatus();
  const { state: catalogue } = useCatalogue();
  const [submission, setSubmission] = useState<RegisterSubmission>({ status: 'idle' });
  const saving = useRef(false);

  const signedOut = known.status === 'signedOut';
  const sendAway = useEffectEvent(events.onSignedOut);
  useEffect(() => {
    if (signedOut) sendAway();
  }, [signedOut]);

  const form = useMemo(
    () =>
      known.status === 'known'
        ? {
            owner: known.owner,
            initial: initialRegistration(known.owner, known.about.registration, session.read()),
          }
        : null,
    [known, session],
  );

  const remember = (owner: Owner, values: RegisterValues) => {
    const { fullName, restaurantName, posDevices, currency } = values;
    session.save({ email: owner.email, name: fullName, restaurantName, posDevices, currency });
  };

  const save = async (owner: Owner, values: RegistrationForm) => {
    setSubmission({ status: 'saving' });
    const { password, confirmPassword: _, ...registration } = values;
    try {
      if (!owner.withGoogle) await auth.setPassword(password);
      await subscriptions.saveRegistration(registration);
      remember(owner, values);
      const { marketingConsent, termsAccepted } = registration;
      session.save({ marketingConsent, termsAccepted, googleSignOn: owner.withGoogle });
      setSubmission({ status: 'idle' });
      events.onSaved();
    } catch (cause) {
      const error = asAppError(cause);
      setSubmission({ status: 'failed', error });
      if (error.code === 'auth/recent-login-required') {
        // A link opened while still signed in would be skipped, and the login would stay old.
        await auth.signOut();
        events.onSignInAgain({ error });
      } else if (error.code === 'session/signed-out') events.onSignedOut();
      else if (error.code === 'registration/already-subscribed') await ask();
    } finally {
      saving.current = false;
    }
  };

  const stateOf = (): RegisterState => {
    if (known.status === 'failed') return known;
    if (known.status !== 'known' || !form) return { status: 'loading' };
    return known.about.subscription ? { status: 'alreadySubscribed' } : { status: 'form', ...form };
  };

  return {
    state: stateOf(),
    submission,
    catalogue: catalogue.status === 'ready' ? catalogue.catalogue : null,
    onSubmit: (typed) => {
      if (!form || saving.current) return;
      saving.current = true;
      void save(form.owner, typed);
    },
    onDraft: (typed) => {
      if (form) remember(form.owner, typed);
    },
    onRetry: () => void ask(),
  };
}
