import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Sets the document title, and scrolls to the top or to the URL's anchor when a page mounts. On Back and Forward the browser
 * restores the scroll position itself.
 */
export function useTitleAndScroll(title: string): void {
  const { hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    document.title = title;
  }, [title]);

  const begin = useEffectEvent(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  useEffect(() => {
    begin();
  }, []);
}
