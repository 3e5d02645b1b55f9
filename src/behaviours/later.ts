/**
 * Keeps a press of a button, or a form of an island that is sent, until somebody is there to answer it, and then does
 * it again. When nobody comes, a form goes where it goes without a script. `waitFor` answers what is waited for, or
 * nothing where it is answered already.
 */
export function keepForLater(
  page: Document,
  waitFor: (target: HTMLElement) => Promise<unknown> | undefined,
  signal?: AbortSignal,
): void {
  (['click', 'submit'] as const).forEach((kind) =>
    page.addEventListener(
      kind,
      (event) => {
        // What the browser answers by itself, such as a tick, a link or a dialog, must not happen twice.
        const kept = kind === 'submit' ? '[data-island] form' : 'button[type=button]:not([command])';
        const target = (event.target as HTMLElement).closest<HTMLFormElement>(kept);
        const coming = target && waitFor(target);
        if (!coming) return;
        event.preventDefault();
        coming.then(
          () => (kind === 'submit' ? target.requestSubmit() : target.click()),
          () => kind === 'submit' && target.submit(),
        );
      },
      { capture: true, ...(signal && { signal }) },
    ),
  );
}
