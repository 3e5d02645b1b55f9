import { useState } from 'react';

/** The result of copying: `refused` if the browser denies access to the clipboard. */
export type CopyState = 'idle' | 'copied' | 'refused';

// Fallback for old browsers and for pages without access to the clipboard.
function copyFromSelection(text: string): boolean {
  const before = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.cssText = 'position:fixed;opacity:0';
  document.body.append(carrier);
  carrier.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only fallback without the Clipboard API.
    return document.execCommand('copy');
  } finally {
    carrier.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromSelection(text);
  }
}

/** Copies a text to the clipboard, with a fallback if the Clipboard API is refused. */
export function useCopyToClipboard(): { copied: CopyState; copy: (text: string) => void } {
  const [copied, setCopied] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    setCopied((await write(text)) ? 'copied' : 'refused');
  };
  return { copied, copy: (text) => void copy(text) };
}
