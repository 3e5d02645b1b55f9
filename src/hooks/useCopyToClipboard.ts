import { useState } from 'react';
import { copyText } from './copyText.ts';

/** The result of copying: `refused` if the browser denies access to the clipboard. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard. `initial` is the result of a copy before the first rendering. */
export function useCopyToClipboard(initial: CopyState = 'idle'): {
  copied: CopyState;
  copy: (text: string) => void;
} {
  const [copied, setCopied] = useState(initial);
  const copy = async (text: string) => {
    setCopied((await copyText(text)) ? 'copied' : 'refused');
  };
  return { copied, copy: (text) => void copy(text) };
}
