import { useEffect, useRef, type RefObject } from 'react';

const parts = 'section, form, fieldset, main';

/**
 * Keeps the focus inside a part of the page whose focused control is removed or disabled, unless something else takes the focus:
 * the heading of the smallest part around it that is still there gets it, which screen readers announce. Otherwise a keyboard
 * would start over at the top of the page.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const place = ref.current;
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      around = [];
      for (let one = target as Element | null; one; one = one.parentElement) around.push(one);
    };
    const keep = () => {
      const [held] = around;
      const { activeElement: focused, body } = document;
      if (!held || (held.isConnected && !held.matches(':disabled'))) return;
      if (focused && focused !== body && focused !== held) return;
      const part = around.find((one) => one.isConnected && one.matches(parts)) ?? place;
      const heading = part?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? (part as HTMLElement | null);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    place?.addEventListener('focusin', note);
    if (place) observer.observe(place, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      place?.removeEventListener('focusin', note);
    };
  }, []);
  return ref;
}
