import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { approvedParameter } from '#domain/changedTerms.ts';
import { receiptParameter } from '#domain/invoice.ts';

/**
 * The terms, as `termsText` writes them, of the change whose approval sent the owner back; null for any other arrival. They and the
 * provider's own parameters leave the address bar, so that no reload repeats them.
 */
export function useReturnFromProvider(): string | null {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [approved] = useState(() => query.get(approvedParameter));
  // The parameter of an invoice stays, which allows reloading and bookmarking it.
  const kept = new URLSearchParams([...query].filter(([name]) => name === receiptParameter)).toString();
  const full = kept !== query.toString();
  useEffect(() => {
    if (full) void navigate({ pathname, search: kept }, { replace: true });
  }, [full, kept, navigate, pathname]);
  return approved;
}
