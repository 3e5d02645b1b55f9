import { useCallback, useState } from 'react';

/** The text of a live region and its setter. Setting the same text twice announces it twice. */
export function useAnnouncer(): { said: string; say: (words: string) => void } {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return { said, say };
}
