import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The key of a history entry that no navigation inside the app created: an address that was typed or followed from
 * elsewhere.
 */
const freshKey = 'default';

/**
 * Whether the owner of the subscription a screen has found has just paid: PayPal's own page led back here and added
 * the subscription's id, the owner came by Back or a reload, or the screen was open (`open` is its status then) before
 * the subscription existed, as when they paid here or in another tab. Such an owner is led to the confirmation;
 * everybody else is told that the address has a subscription.
 */
export function useJustPaid({ status, open }: { status: string; open?: string }): boolean {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop && key !== freshKey;
  const [query] = useSearchParams();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === open && !wasOpen) setWasOpen(true);
  return status === 'alreadySubscribed' && (query.has('subscription_id') || cameBack || wasOpen);
}
