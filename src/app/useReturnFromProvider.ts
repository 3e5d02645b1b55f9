import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { receiptParameter } from '#domain/invoice.ts';

/** The query parameters that the payment provider adds to the return URL. */
const added = ['subscription_id', 'ba_token', 'token'];

/** Whether the provider sent the owner back; its parameters leave the address bar, so that no reload repeats them. */
export function useReturnFromProvider(): boolean {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ledBack] = useState(() => added.some((name) => query.has(name)));
  // The parameter of an invoice stays, which allows reloading and bookmarking it.
  const kept = new URLSearchParams([...query].filter(([name]) => name === receiptParameter)).toString();
  const full = kept !== query.toString();
  useEffect(() => {
    if (full) void navigate({ pathname, search: kept }, { replace: true });
  }, [full, kept, navigate, pathname]);
  return ledBack;
}
