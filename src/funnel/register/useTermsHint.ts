import { useState } from 'react';
import { timings } from '#domain/limits.ts';
import { useTimeout } from '#hooks/useTimeout.ts';

/** Whether the terms hint is shown, and ever was. `show` shows it for the specified three seconds. */
export function useTermsHint(): { shown: boolean; given: boolean; show: () => void } {
  const [round, setRound] = useState(0);
  const [hidden, setHidden] = useState(0);
  const shown = round > hidden;
  useTimeout(shown ? timings.termsHint : null, () => setHidden(round), round);
  return { shown, given: round > 0, show: () => setRound((before) => before + 1) };
}
