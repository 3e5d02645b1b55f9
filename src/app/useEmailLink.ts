import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { restoreQuery } from '#domain/url.ts';
import { unusedQuery } from '#funnel/verify/verifyLink.ts';

/** What the history keeps of an e-mail link, and whether it has signed its owner in. */
function keptIn(state: unknown): { link?: string; used: boolean } {
  const { link, used }: { link?: unknown; used?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return { ...(typeof link === 'string' && { link }), used: used === true };
}

/**
 * The e-mail link of this page, which the history keeps over a reload. The address bar shows what another browser needs of it until
 * it is used.
 */
export function useEmailLink(): { link: URL; used: boolean; onUsed: () => void } {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { link = `${pathname}${restoreQuery(search)}`, used } = keptIn(state);
  const url = useMemo(() => new URL(link, window.location.origin), [link]);
  const kept = used ? '' : unusedQuery(url);

  useEffect(() => {
    if (search !== kept) void navigate(pathname + kept, { replace: true, state: { link, used } });
  }, [navigate, pathname, search, kept, link, used]);

  return {
    link: url,
    used,
    onUsed: () => void navigate(pathname, { replace: true, state: { link, used: true } }),
  };
}
