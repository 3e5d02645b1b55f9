import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to an element when it mounts, so screen readers announce the new heading. The element needs `tabIndex={-1}`.
 * Pass false to leave focus unchanged. Focus that is on a control beside it already, as in a form that a visitor used before hydration, stays.
 */
export function useFocusOnMount<T extends HTMLElement>(active = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const screen = ref.current?.closest('main');
    const { activeElement: focused } = document;
    const isInUse = focused instanceof HTMLElement && focused.tabIndex >= 0 && screen?.contains(focused);
    if (active && !isInUse) ref.current?.focus({ preventScroll: true });
  }, [active]);
  return ref;
}
