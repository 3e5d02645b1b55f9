import type { AskedChange, SubscriptionRecord } from '../../documents/subscription.ts';

/** A change that waits for consent. It has no page to consent on until the provider has answered. */
export interface StoredWaitingChange {
  change: AskedChange;
  approveUrl: string | null;
}

/** How many requested changes a record keeps. An owner may consent to an earlier one long after a later one. */
const remembered = 10;

export function waitingIn({ waitingChange }: SubscriptionRecord): StoredWaitingChange | null {
  if (!waitingChange) return null;
  const { approveUrl, ...change } = waitingChange;
  return { change, approveUrl };
}

/** All requested changes, the newest first. */
export function askedIn({ askedChanges }: SubscriptionRecord): AskedChange[] {
  return askedChanges.toReversed();
}

export function awaitConsent(
  record: SubscriptionRecord,
  { change, approveUrl }: StoredWaitingChange,
): SubscriptionRecord {
  const others = askedIn(record).filter(({ id }) => id !== change.id);
  const askedChanges = [change, ...others].slice(0, remembered).toReversed();
  return { ...record, waitingChange: { ...change, approveUrl }, askedChanges };
}

/** The record without a waiting change. Keeps the request, because the owner may still consent on its page. */
export function stopWaiting(record: SubscriptionRecord): SubscriptionRecord {
  return { ...record, waitingChange: null };
}
