import { useMemo } from 'react';
import type { ComeBack } from '#domain/account.ts';
import type { Catalogue } from '#domain/contract.ts';
import type { AppError } from '#domain/errors.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useWhen } from '#hooks/useWhen.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { useUnsent } from '../frame/useUnsent.ts';
import { alreadySubscribed, type AlreadySubscribed } from '../owner/alreadySubscribed.ts';
import { useOwnerStatus } from '../owner/useOwnerStatus.ts';
import { initialRegistration } from './initialRegistration.ts';
import type { RegisterValues } from './registerSchema.ts';
import { saveDraft } from './saveDraft.ts';
import { useSaveRegistration, type RegisterSubmission } from './useSaveRegistration.ts';

export type RegisterState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | AlreadySubscribed
  | {
      status: 'form';
      owner: Owner;
      initial: RegisterValues;
      /** The terms of a returning owner. */
      comeBack?: ComeBack | null;
      /** Whether the owner has registered before and therefore has a password. */
      passwordKept?: boolean;
      /** Whether a typed password was lost when the language was switched. */
      passwordLost?: boolean;
    };

export interface Register {
  state: RegisterState;
  submission: RegisterSubmission;
  /** The plans on sale, for the live price; null until they are known. */
  catalogue: Catalogue | null;
  onSubmit: (form: RegistrationForm) => void;
  /** Stores the typed values in case of a reload, without the password and the consents. */
  onDraft: (form: RegisterValues) => void;
  onRetry: () => void;
}

/**
 * Admits an owner without a subscription, and saves the business: first the password at Firebase (owners by e-mail link),
 * then the registration, then this browser's display cache (R-REGISTER-PASSWORD).
 */
export function useRegister(events: {
  onSignedOut: () => void;
  /** The registration is saved: the plans come next. */
  onSaved: () => void;
  /** Firebase requires a recent login: the owner is signed out, and the sign-in screen shows the reason. */
  onSignInAgain: (reason: { error: AppError }) => void;
}): Register {
  const { session } = useGateways();
  const { state: known, reload } = useOwnerStatus();
  const { state: catalogue } = useCatalogue();
  const unsent = useUnsent();
  const { submission, save } = useSaveRegistration(events);

  useWhen(known.status === 'signedOut', events.onSignedOut);

  const state = useMemo((): RegisterState => {
    if (known.status === 'failed') return known;
    if (known.status !== 'known') return { status: 'loading' };
    const { owner, ownerStatus } = known;
    const { registration, comeBack } = ownerStatus;
    const { passwordTyped = false, ...ticked } = unsent;
    const subscribed = alreadySubscribed(known);
    if (subscribed) return subscribed;
    return {
      status: 'form',
      owner,
      initial: { ...initialRegistration(owner, registration, session.read()), ...ticked },
      comeBack,
      passwordKept: comeBack !== null && registration !== null,
      passwordLost: passwordTyped,
    };
  }, [known, session, unsent]);

  return {
    state,
    submission,
    catalogue: catalogue.status === 'ready' ? catalogue.value : null,
    onSubmit: (typed) => {
      if (state.status === 'form') save(state.owner, typed);
    },
    onDraft: (typed) => {
      if (state.status === 'form') saveDraft(session, state.owner, typed);
    },
    onRetry: () => void reload(),
  };
}
