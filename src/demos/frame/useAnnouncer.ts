import { useCallback, useState } from 'react';

/** The text of a live region and its setter. The same words set twice are announced twice. */
export function useAnnouncer(): { said: string; say: (words: string) => void } {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return { said, say };
}
