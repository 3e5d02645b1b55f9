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

/** Copies a text to the clipboard, also if the Clipboard API is refused. False if the browser allows neither. */
export async function copyText(shown: string): Promise<boolean> {
  // A screen's dates do not break; elsewhere, a search would not find them.
  const text = shown.replaceAll('\u00A0', ' ');
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromSelection(text);
  }
}
