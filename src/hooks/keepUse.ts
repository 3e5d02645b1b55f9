const fields = 'input, select, textarea';
const controls = `${fields}, button, summary, a[href], [tabindex]`;

/**
 * Remembers the controls of a part that is about to be hydrated. Where a translator has changed its texts, React replaces
 * them all.
 * @returns a function that brings what was typed, chosen and focused meanwhile to the controls that replace them.
 */
export function keepUse(part: HTMLElement): () => void {
  const before = [...part.querySelectorAll<HTMLElement>(controls)];
  const { activeElement } = document;
  let focused = part.contains(activeElement) ? activeElement : null;
  const stop = new AbortController();
  const { signal } = stop;
  const remember = ({ target }: FocusEvent) => (focused = target instanceof Element ? target : null);
  part.addEventListener('focusin', remember, { signal });
  return () => {
    stop.abort();
    const after = [...part.querySelectorAll<HTMLElement>(controls)];
    if (before.length !== after.length || before.every((control) => control.isConnected)) return;
    before.forEach((old, index) => {
      const control = after[index];
      if (!control?.matches(fields)) return;
      const changed = ['value', 'checked'].filter(
        (key) => Reflect.get(old, key) !== Reflect.get(control, key),
      );
      for (const key of changed) Reflect.set(control, key, Reflect.get(old, key));
      if (changed.length > 0) control.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const place = before.findIndex((control) => control === focused);
    if (document.activeElement === document.body) after[place]?.focus({ preventScroll: true });
  };
}

/** React's options for hydrating a part: that it renders anew what a translator has changed, by `font` elements, is no error of ours. */
export function translatorIgnored(part: HTMLElement): { onRecoverableError?: () => void } {
  return part.querySelector(':is(font)') === null ? {} : { onRecoverableError: () => undefined };
}
