import type { Behaviour } from './behaviour.ts';

/**
 * Opens a `<dialog data-menu>` in browsers without `command`, and closes an open one when the window becomes so wide that
 * CSS hides it.
 */
export const menu: Behaviour = (page) => {
  const close = () => page.querySelector<HTMLDialogElement>('dialog[data-menu][open]')?.close();
  const handleClick = ({ target }: Event) => {
    const opener = (target as HTMLElement).closest('[command="show-modal"]');
    if (!opener || 'command' in opener) return;
    page.querySelector<HTMLDialogElement>(`#${opener.getAttribute('commandfor')}`)?.showModal();
  };
  const closeHiddenMenu = () => {
    // A modal dialog that CSS hides would still block the page.
    if (!page.querySelector<HTMLElement>('dialog[data-menu][open]')?.offsetWidth) close();
  };
  page.addEventListener('click', handleClick);
  addEventListener('resize', closeHiddenMenu);
  return () => {
    page.removeEventListener('click', handleClick);
    removeEventListener('resize', closeHiddenMenu);
  };
};
