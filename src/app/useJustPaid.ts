import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The key of a history entry that was not created by navigation inside the app, such as a typed URL. */
const freshKey = 'default';

/** Whether the browser has loaded this page for Back or a reload, which leave the key of a typed URL as it was. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Whether the subscribed owner has just paid. True if PayPal's own page returned here with a subscription id, if the owner
 * came by Back or a reload, or if the screen was open before the subscription existed, because they paid here or in another
 * tab (`open` is the status at that time). At a typed URL, a reload counts only on the page that takes the payment (`pays`): an owner
 * who reloads another one has only read that there is a subscription. Callers redirect to the confirmation if true, and otherwise say
 * that the address has a subscription.
 */
export function useJustPaid({
  status,
  open,
  pays = false,
}: {
  status: string;
  open?: string;
  pays?: boolean;
}): boolean {
  const { key } = useLocation();
  const isKnownEntry = key !== freshKey || (pays && isLoadedAgain());
  const cameBack = useNavigationType() === NavigationType.Pop && isKnownEntry;
  const [query] = useSearchParams();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === open && !wasOpen) setWasOpen(true);
  return status === 'alreadySubscribed' && (query.has('subscription_id') || cameBack || wasOpen);
}
