import { useState, type ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';

/** The name of the button that lets the content of `Arriving` arrive. */
export const arrive = 'Go';

/** Shows its content only after a press, as a screen follows another one. */
export function Arriving({ children }: { children: ReactNode }) {
  const [arrived, setArrived] = useState(false);
  return arrived ? children : <ActionButton onClick={() => setArrived(true)}>{arrive}</ActionButton>;
}
