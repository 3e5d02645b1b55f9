import type { Behaviour } from './behaviour.ts';

/**
 * Closes an open `<dialog data-menu>` when one of its links or its backdrop is clicked. Browsers that know `command` open
 * it before any other script has come, so this stands in the page itself.
 */
export const closeMenuOnChoice: Behaviour = (page) => {
  const handleClick = ({ target }: Event) => {
    const clicked = target as HTMLElement;
    if (!clicked.matches('dialog[data-menu], [data-menu] a, [data-menu] a *')) return;
    clicked.closest<HTMLDialogElement>('[data-menu]')?.close();
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
