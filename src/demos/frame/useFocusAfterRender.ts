import { useCallback, useEffect, useRef } from 'react';

export function useFocusAfterRender(): (elementId: string) => void {
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
