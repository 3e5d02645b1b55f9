import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { receiptParameter } from '#domain/invoice.ts';

/** The query parameters that the payment provider adds to the return address. */
const added = ['subscription_id', 'ba_token', 'token'];

/**
 * Whether the payment provider sent the owner back to this page. The parameters it added are removed from the address
 * bar at once, so that a reload, a bookmark or a shared address does not repeat them.
 */
export function useReturnFromProvider(): boolean {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ledBack] = useState(() => added.some((name) => query.has(name)));
  // The address of an invoice stays, so that it can be reloaded and bookmarked.
  const full = [...query.keys()].some((name) => name !== receiptParameter);
  useEffect(() => {
    if (full) void navigate(pathname, { replace: true });
  }, [full, navigate, pathname]);
  return ledBack;
}
