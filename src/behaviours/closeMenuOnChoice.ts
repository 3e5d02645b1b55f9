import type { Behaviour } from './behaviour.ts';

/**
 * Closes an open `<dialog data-menu>` when one of its links or its backdrop is clicked. It is inlined into the page, because
 * browsers that support `command` can open the menu before any other script has loaded.
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
