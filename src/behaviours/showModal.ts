/**
 * Opens a modal dialog. Of two presses that waited for the page's script, the second one finds it open; older browsers throw
 * an `InvalidStateError` then.
 */
export function showModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
}
