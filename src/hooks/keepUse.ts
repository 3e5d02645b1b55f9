const fields = 'input, select, textarea';
/** Controls by kind, because an extension may add buttons of its own to a form. */
const kinds = [fields, 'button, summary, a[href], [tabindex]:not(:is(input, select, textarea))'];

/**
 * Remembers the controls of a part that is about to be hydrated. Where a translator or an extension has changed it, React
 * replaces them all.
 * @returns a function that brings what was typed, chosen and focused meanwhile to the controls that replace them.
 */
export function keepUse(part: HTMLElement): () => void {
  const controls = () => kinds.map((kind) => Array.from(part.querySelectorAll<HTMLElement>(kind)));
  const before = controls();
  const { activeElement } = document;
  let focused = part.contains(activeElement) ? activeElement : null;
  const stop = new AbortController();
  const { signal } = stop;
  const remember = ({ target }: FocusEvent) => (focused = target instanceof Element ? target : null);
  part.addEventListener('focusin', remember, { signal });
  return () => {
    stop.abort();
    if (before.flat().every((control) => control.isConnected)) return;
    const after = controls();
    before.forEach((ofKind, kind) => {
      if (ofKind.length === after[kind]?.length)
        ofKind.forEach((old, index) => bringUse(old, after[kind]?.[index], old === focused));
    });
  };
}

/** Brings what was typed, chosen and focused to the control that replaces another. */
function bringUse(old: HTMLElement, control: HTMLElement | undefined, wasFocused: boolean): void {
  if (!control) return;
  const changed = ['value', 'checked'].filter(
    (key) => control.matches(fields) && Reflect.get(old, key) !== Reflect.get(control, key),
  );
  for (const key of changed) Reflect.set(control, key, Reflect.get(old, key));
  if (changed.length > 0) control.dispatchEvent(new Event('change', { bubbles: true }));
  if (wasFocused && document.activeElement === document.body) control.focus({ preventScroll: true });
}

/** Whether a program of the browser added an element: a translator `font`, an extension one with a name or a mark of its own. */
function isAdded({ localName, dataset }: HTMLElement): boolean {
  return localName === 'font' || localName.includes('-') || dataset['lastpassIconRoot'] !== undefined;
}

/** React's options for hydrating a part: that it renders anew what such a program has changed is no error of ours. */
export function additionsIgnored(part: HTMLElement): { onRecoverableError?: () => void } {
  const isChanged = [...part.querySelectorAll<HTMLElement>('*')].some(isAdded);
  return isChanged ? { onRecoverableError: () => undefined } : {};
}
