import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the button that opened a panel once the panel has closed, unless something else takes it, such
 * as the notice of what was done there.
 */
export function useReturnFocus(
  open: boolean,
  { wanted = true }: { wanted?: boolean } = {},
): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  const giveBack = useEffectEvent(() => {
    if (wanted) opener.current?.focus();
  });
  useEffect(() => {
    if (wasOpen.current && !open) giveBack();
    wasOpen.current = open;
  }, [open]);
  return opener;
}
