import { useEffect } from 'react';

/** Keeps in view what has the keyboard's focus when an error appears, which pushes what follows down, out of a small window. */
export function useFocusInView(error: string | undefined): void {
  useEffect(() => {
    if (error) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [error]);
}
