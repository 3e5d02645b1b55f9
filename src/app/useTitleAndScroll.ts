import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What every page does when it appears: names the browser's tab, and begins at its top or at the anchor in the
 * address. Going back is left to the browser, which remembers how far the page was scrolled.
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
