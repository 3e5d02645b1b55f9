import type { Behaviour } from './behaviour.ts';

/**
 * Closes an open `<dialog data-menu>` when one of its links is chosen, when the page beside it is clicked, and when the
 * window has grown so wide that it is no longer drawn. Where a browser cannot open dialogs by `command`, it does.
 */
export const menu: Behaviour = (page) => {
  const close = () => page.querySelector<HTMLDialogElement>('dialog[data-menu][open]')?.close();
  const answer = ({ target }: Event) => {
    const clicked = target as HTMLElement;
    if (clicked.matches('dialog[data-menu]') || clicked.closest('[data-menu] a')) close();
    const opener = clicked.closest('[command="show-modal"]');
    if (!opener || 'command' in opener) return;
    page.querySelector<HTMLDialogElement>(`#${opener.getAttribute('commandfor')}`)?.showModal();
  };
  const look = () => {
    // Hidden with what stands around it, the dialog would still keep the visitor from the page.
    if (!page.querySelector<HTMLElement>('dialog[data-menu][open]')?.offsetWidth) close();
  };
  page.addEventListener('click', answer);
  addEventListener('resize', look);
  return () => {
    page.removeEventListener('click', answer);
    removeEventListener('resize', look);
  };
};
