import { useMemo } from 'react';
import type { ComeBack } from '#domain/account.ts';
import type { AppError } from '#domain/errors.ts';
import type { Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useWhen } from '#hooks/useWhen.ts';
import { alreadySubscribed, type AlreadySubscribed } from './alreadySubscribed.ts';
import { useOwnerStatus, type OwnerState } from './useOwnerStatus.ts';

/** Whether a registered owner may see a step that comes after the registration. */
export type RegisteredOwnerState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | AlreadySubscribed
  | {
      status: 'ready';
      owner: Owner;
      registration: Registration;
      /** An approved payment that is not recorded yet, for example after a reload; null if there is none. */
      finishingSubscriptionId: string | null;
      /** The terms of a returning owner; null for a first subscription. */
      comeBack: ComeBack | null;
    };

function registeredOwnerIn(known: OwnerState): RegisteredOwnerState {
  if (known.status === 'failed') return known;
  if (known.status !== 'known') return { status: 'loading' };
  const { registration, finishingSubscriptionId, comeBack } = known.ownerStatus;
  const subscribed = alreadySubscribed(known);
  if (subscribed) return subscribed;
  return registration
    ? { status: 'ready', owner: known.owner, registration, finishingSubscriptionId, comeBack }
    : { status: 'loading' };
}

/** Admits a registered owner without a subscription; redirects visitors who are signed out or not registered. */
export function useRegisteredOwner({
  onSignedOut,
  onNotRegistered,
}: {
  onSignedOut: () => void;
  onNotRegistered: () => void;
}): { state: RegisteredOwnerState; reload: () => Promise<void> } {
  const { state: known, reload } = useOwnerStatus();
  const state = useMemo(() => registeredOwnerIn(known), [known]);
  useWhen(known.status === 'signedOut', onSignedOut);
  useWhen(known.status === 'known' && state.status === 'loading', onNotRegistered);
  return { state, reload };
}
