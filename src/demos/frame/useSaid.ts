import { useCallback, useState } from 'react';

/** What a live region reads out, and the way to say something. The same words said twice are read twice. */
export function useSaid(): { said: string; say: (words: string) => void } {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return { said, say };
}
