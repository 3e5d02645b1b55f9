import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the button that opened a panel once the panel has closed, unless another element takes it, such as the
 * notice of the result.
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
