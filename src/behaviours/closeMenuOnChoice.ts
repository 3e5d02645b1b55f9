import type { Behaviour } from './behaviour.ts';

const handleClick = ({ target }: Event) => {
  const clicked = target as HTMLElement;
  if (!clicked.matches('dialog[data-menu], [data-menu] a, [data-menu] a *')) return;
  clicked.closest<HTMLDialogElement>('[data-menu]')?.close();
};

/**
 * Closes an open `<dialog data-menu>` when one of its links or its backdrop is clicked. It is inlined into the page, because
 * browsers that support `command` can open the menu before any other script has loaded. Needs no cleanup: a page adds the same
 * listener once, and without a menu it does nothing.
 */
export const closeMenuOnChoice: Behaviour = (page) => {
  page.addEventListener('click', handleClick);
};
