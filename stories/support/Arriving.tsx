import { useState, type ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';

/** The name of the button that reveals the content of `Arriving`. */
export const arrive = 'Go';

/** Shows its content only after a click, as when one screen follows another. */
export function Arriving({ children }: { children: ReactNode }) {
  const [arrived, setArrived] = useState(false);
  return arrived ? children : <ActionButton onClick={() => setArrived(true)}>{arrive}</ActionButton>;
}
