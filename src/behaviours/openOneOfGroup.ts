import type { Behaviour } from './behaviour.ts';

/**
 * When a `<details name>` opens, closes the others in its group, in browsers that ignore `name`: Chrome before 120, Safari
 * before 17.2 and Firefox before 130.
 */
export const openOneOfGroup: Behaviour = (page) => {
  const handleToggle = ({ target }: Event) => {
    const opened = target as Partial<HTMLDetailsElement>;
    const group = opened.getAttribute?.('name');
    if (!opened.open || !group) return;
    page.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((other) => {
      if (other !== opened && other.getAttribute('name') === group) other.open = false;
    });
  };
  if ('name' in HTMLDetailsElement.prototype) return () => undefined;
  // `toggle` does not bubble.
  page.addEventListener('toggle', handleToggle, { capture: true });
  return () => page.removeEventListener('toggle', handleToggle, { capture: true });
};
