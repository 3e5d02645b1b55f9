import { useCallback, useEffect, useRef } from 'react';

/** Answers with a function that focuses the element of this id once the next drawing is done, wherever it went. */
export function useFocusWish(): (elementId: string) => void {
  const wish = useRef<string>(undefined);
  useEffect(() => {
    if (wish.current === undefined) return;
    const element = document.getElementById(wish.current);
    wish.current = undefined;
    element?.focus();
  });
  return useCallback((elementId) => {
    wish.current = elementId;
  }, []);
}
