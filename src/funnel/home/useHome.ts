import type { AppError } from '#domain/errors.ts';
import { useWhen } from '#hooks/useWhen.ts';
import { alreadySubscribed, type AlreadySubscribed } from '../owner/alreadySubscribed.ts';
import { useOwnerStatus } from '../owner/useOwnerStatus.ts';

export type HomeState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'welcome' }
  | AlreadySubscribed;

export interface Home {
  state: HomeState;
  onRetry: () => void;
}

/** Welcomes a visitor. An owner who is signed in but not subscribed continues to the registration. */
export function useHome({ onRegister }: { onRegister: () => void }): Home {
  const { state: known, reload } = useOwnerStatus();
  const subscribed = known.status === 'known' ? alreadySubscribed(known) : null;
  useWhen(known.status === 'known' && !subscribed, onRegister);

  const stateOf = (): HomeState => {
    if (known.status === 'failed') return known;
    if (known.status === 'signedOut') return { status: 'welcome' };
    return subscribed ?? { status: 'loading' };
  };

  return { state: stateOf(), onRetry: () => void reload() };
}
