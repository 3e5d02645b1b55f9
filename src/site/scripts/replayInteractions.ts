// Browsers that support `command` open the dialog themselves.
const handledByScript = 'command' in HTMLButtonElement.prototype ? ':not([command])' : '';

/**
 * Holds back clicks on buttons and on links into the app, and submits of island forms, until the script that handles them is
 * ready; then dispatches them again. `waitFor` returns the promise to wait for, or none for an element that need not
 * wait. If the promise rejects, the browser submits the form itself.
 */
export function replayInteractions(
  page: Document,
  waitFor: (target: HTMLElement, event: Event) => Promise<unknown> | null | undefined,
  signal?: AbortSignal,
): void {
  (['click', 'submit'] as const).forEach((kind) =>
    page.addEventListener(
      kind,
      (event) => {
        // Other links, checkboxes and summaries work without a script; replaying them would repeat their default action.
        const held =
          kind === 'submit' ? '[data-island] form' : `[data-in-app],button[type=button]${handledByScript}`;
        const target = (event.target as Partial<HTMLElement>).closest?.<HTMLFormElement>(held);
        // A click with a modifier key opens a link in a new tab or window, or downloads it.
        const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
        const ready = target && !ctrlKey && !metaKey && !shiftKey && !altKey && waitFor(target, event);
        if (!ready) return;
        const { submitter } = event as { submitter?: HTMLButtonElement };
        event.preventDefault();
        ready.then(
          () => (submitter ? target.requestSubmit(submitter) : target.click()),
          // A submit event would be held once more.
          () => submitter && Object.assign(target, { action: submitter.formAction }).submit(),
        );
      },
      { capture: true, signal: signal as AbortSignal },
    ),
  );
}
