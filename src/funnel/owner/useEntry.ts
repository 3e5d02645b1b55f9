import { useEffect, useEffectEvent } from 'react';
import type { OwnerStatus } from '#domain/contract.ts';
import type { AppError } from '#domain/errors.ts';
import type { Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useOwnerStatus } from './useOwnerStatus.ts';

/** Whether a registered owner may enter a step that comes after the registration. */
export type EntryState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'alreadySubscribed' }
  | { status: 'entered'; owner: Owner; registration: Registration; about: OwnerStatus };

/** Lets in a registered owner without a subscription; sends everybody else to where they belong. */
export function useEntry({
  onSignedOut,
  onNotRegistered,
}: {
  onSignedOut: () => void;
  onNotRegistered: () => void;
}): { entry: EntryState; ask: () => Promise<void> } {
  const { state, ask } = useOwnerStatus();
  const registration = state.status === 'known' ? state.about.registration : null;
  const subscribed = state.status === 'known' && state.about.subscription !== null;
  const unregistered = state.status === 'known' && !subscribed && registration === null;

  const signedOut = state.status === 'signedOut';

  const sendAway = useEffectEvent((to: 'signIn' | 'register') => {
    if (to === 'signIn') onSignedOut();
    else onNotRegistered();
  });
  useEffect(() => {
    if (signedOut) sendAway('signIn');
    if (unregistered) sendAway('register');
  }, [signedOut, unregistered]);

  const entryOf = (): EntryState => {
    if (state.status === 'failed') return state;
    if (subscribed) return { status: 'alreadySubscribed' };
    if (state.status !== 'known' || registration === null) return { status: 'loading' };
    return { status: 'entered', owner: state.owner, registration, about: state.about };
  };

  return { entry: entryOf(), ask };
}
