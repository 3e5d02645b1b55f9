import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top or to the URL's anchor when a page mounts. On Back and Forward the browser restores the position itself. */
export function useScrollOnMount(): void {
  const { hash } = useLocation();
  const kind = useNavigationType();

  const begin = useEffectEvent(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  useEffect(() => {
    begin();
  }, []);
}
