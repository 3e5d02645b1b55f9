import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What the payment provider adds to the address it leads an owner back to. */
const added = ['subscription_id', 'ba_token', 'token'];

/**
 * Whether the payment provider led the owner back to this page. What it added leaves the address bar at once, so that a
 * reload, a bookmark or a shared address does not repeat it.
 */
export function useReturnFromProvider(): boolean {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ledBack] = useState(() => added.some((name) => query.has(name)));
  const full = query.size > 0;
  useEffect(() => {
    if (full) void navigate(pathname, { replace: true });
  }, [full, navigate, pathname]);
  return ledBack;
}
