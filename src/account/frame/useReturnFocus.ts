import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Returns focus to the button of a panel that closes, unless something else takes it, such as a notice. */
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
