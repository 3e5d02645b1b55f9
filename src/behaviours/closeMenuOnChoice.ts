import type { Behaviour } from './behaviour.ts';

const handleClick = ({ target }: Event) => {
  // Firefox sends some clicks to the document itself, and so do extensions.
  const pressed = target as Partial<HTMLElement>;
  const dialog = pressed.closest?.<HTMLDialogElement>('[data-menu]');
  if (pressed === dialog || pressed.closest?.('a')) dialog?.close();
};

/**
 * Closes an open `<dialog data-menu>` when one of its links or its backdrop is clicked. It is inlined into the page, because
 * browsers that support `command` can open the menu before any other script has loaded. Needs no cleanup: a page adds the same
 * listener once, and without a menu it does nothing.
 */
export const closeMenuOnChoice: Behaviour = (page) => {
  page.addEventListener('click', handleClick);
};
