import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { restoreQuery } from '#domain/url.ts';

function linkIn(state: unknown): string | null {
  const link: unknown = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : null;
}

/**
 * The e-mail link that opened this page. Its one-time code is immediately moved from the address bar, where it could be
 * shared or bookmarked, to the history state, where it survives a reload.
 */
export function useEmailLink(): URL {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const link = linkIn(state) ?? `${pathname}${restoreQuery(search)}`;

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { link } });
  }, [navigate, pathname, search, link]);

  return useMemo(() => new URL(link, window.location.origin), [link]);
}
