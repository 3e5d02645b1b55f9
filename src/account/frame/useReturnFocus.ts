import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * When a panel closes, returns focus to the button that opened it, unless another element takes focus, such as the result
 * notice.
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
