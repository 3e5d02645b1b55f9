import type { OwnerStatus } from '#domain/contract.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';

/** An owner with a subscription, for whom the sign-up has nothing left to do. */
export interface AlreadySubscribed {
  status: 'alreadySubscribed';
  /** The name of the owner's truck; '' if it is unknown. */
  truckName: string;
  subscription: Confirmation;
  /** The server's now: a first charge that was made is no news. */
  today: Date;
}

/** The state of a screen of the sign-up for an owner with a subscription; null for an owner without one. */
export function alreadySubscribed({
  ownerStatus: { subscription, registration },
  today,
}: {
  ownerStatus: OwnerStatus;
  today: Date;
}): AlreadySubscribed | null {
  if (!subscription) return null;
  return { status: 'alreadySubscribed', truckName: registration?.restaurantName ?? '', subscription, today };
}
