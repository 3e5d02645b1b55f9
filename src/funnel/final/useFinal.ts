import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { AppError } from '#domain/errors.ts';
import { useWhen } from '#hooks/useWhen.ts';
import { useOwnerStatus } from '../owner/useOwnerStatus.ts';

export type FinalState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'ready'; email: string; truckName: string; confirmation: Confirmation };

export interface Final {
  state: FinalState;
  onRetry: () => void;
}

/** Reads the signed-in owner's subscription from the server, so that a reload shows it again. */
export function useFinal({
  onSignedOut,
  onNotSubscribed,
}: {
  onSignedOut: () => void;
  /** The owner has no subscription yet; the plans or the registration come next. */
  onNotSubscribed: () => void;
}): Final {
  const { state: known, reload } = useOwnerStatus();
  const confirmation = known.status === 'known' ? known.ownerStatus.subscription : null;
  const truckName = known.status === 'known' ? (known.ownerStatus.registration?.restaurantName ?? '') : '';
  useWhen(known.status === 'signedOut', onSignedOut);
  useWhen(known.status === 'known' && confirmation === null, onNotSubscribed);

  const stateOf = (): FinalState => {
    if (known.status === 'failed') return known;
    if (known.status !== 'known' || !confirmation) return { status: 'loading' };
    return { status: 'ready', email: known.owner.email, truckName, confirmation };
  };

  return { state: stateOf(), onRetry: () => void reload() };
}
