import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The key of a history entry that no navigation inside the app created, for example of a typed address. */
const freshKey = 'default';

/**
 * Whether the owner of the subscription that a screen has found has just paid: PayPal's own page led back here and added the
 * subscription's id; the owner came by Back or a reload; or the screen was open before the subscription existed, because they
 * paid here or in another tab (`open` is the status at that time). Such an owner is led to the confirmation. All others are
 * told that the address has a subscription.
 */
export function useJustPaid({ status, open }: { status: string; open?: string }): boolean {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop && key !== freshKey;
  const [query] = useSearchParams();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === open && !wasOpen) setWasOpen(true);
  return status === 'alreadySubscribed' && (query.has('subscription_id') || cameBack || wasOpen);
}
