import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

function linkIn(state: unknown): string | null {
  const link: unknown = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : null;
}

/**
 * The address a link from an e-mail opened this page by. Its one-time code leaves the address bar at once, so that
 * nothing can pass it on, and stays with the tab's history entry, so that a reload still has it.
 */
export function useEmailLink(): URL {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const link = linkIn(state) ?? `${pathname}${search}`;

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { link } });
  }, [navigate, pathname, search, link]);

  return useMemo(() => new URL(link, window.location.origin), [link]);
}
