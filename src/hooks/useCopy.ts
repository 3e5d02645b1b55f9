import { useState } from 'react';

/** What became of copying: `refused` when this browser keeps its clipboard to itself. */
export type CopyState = 'idle' | 'copied' | 'refused';

// The way of old browsers, and of those that refuse the clipboard to a page that is not secure or not trusted.
function copyFromSelection(text: string): boolean {
  const before = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.cssText = 'position:fixed;opacity:0';
  document.body.append(carrier);
  carrier.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without the clipboard's own.
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

/** Copies a text to the clipboard on a click, with a second way where the first is refused. */
export function useCopy(): { copied: CopyState; copy: (text: string) => void } {
  const [copied, setCopied] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    setCopied((await write(text)) ? 'copied' : 'refused');
  };
  return { copied, copy: (text) => void copy(text) };
}
