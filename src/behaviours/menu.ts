import type { Behaviour } from './behaviour.ts';
import { showModal } from './showModal.ts';

/** Opens a `<dialog data-menu>` without `command`, and closes it where a wide window's CSS hides it. */
export const menu: Behaviour = (page) => {
  const handleClick = ({ target }: Event) => {
    const opener = (target as Partial<HTMLElement>).closest?.('[command="show-modal"]');
    if (!opener || 'command' in opener) return;
    const dialog = page.querySelector<HTMLDialogElement>(`#${opener.getAttribute('commandfor')}`);
    if (dialog) showModal(dialog);
  };
  const closeHiddenMenu = () => {
    // A modal dialog hidden by CSS would still block the page.
    const opened = page.querySelector<HTMLDialogElement>('dialog[data-menu][open]');
    if (opened?.offsetWidth === 0) opened.close();
  };
  // The window may have been widened before this script loaded.
  closeHiddenMenu();
  page.addEventListener('click', handleClick);
  addEventListener('resize', closeHiddenMenu);
  return () => {
    page.removeEventListener('click', handleClick);
    removeEventListener('resize', closeHiddenMenu);
  };
};
