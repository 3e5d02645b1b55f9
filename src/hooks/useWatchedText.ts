import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { watchText } from './watchText.ts';

/** The ref of a field whose form keeps its text; `onText` is called with each text that no event has reported. */
export function useWatchedText(
  known: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(() => onText(field.current?.value ?? ''));
  useEffect(
    () =>
      field.current
        ? watchText(
            field.current,
            () => known,
            () => report(),
          )
        : undefined,
    [known],
  );
  return field;
}
