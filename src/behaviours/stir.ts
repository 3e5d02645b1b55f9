const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the rest of a page's script at the first sign that somebody is there, and nothing before. A button pressed or
 * a form of an island sent meanwhile is kept and given to what was fetched; when it cannot be, a form goes where it
 * goes without a script.
 */
export function stir(page: Document, fetchRest: () => Promise<unknown>): void {
  let rest: Promise<unknown> | undefined;
  let here = false;
  const begin = async () => {
    rest ??= fetchRest();
    await rest;
    here = true;
  };
  const notice = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // A browser also tells of a pointer under which the page has moved, or came.
    if (type === 'pointermove' && !movementX && !movementY) return;
    signs.forEach((sign) => page.removeEventListener(sign, notice));
    begin().catch(() => undefined);
  };
  signs.forEach((sign) => page.addEventListener(sign, notice, { passive: true }));
  (['click', 'submit'] as const).forEach((kind) =>
    page.addEventListener(
      kind,
      (event) => {
        // What the browser answers by itself, such as a link or a dialog, must not happen twice.
        const kept = kind === 'submit' ? '[data-island] form' : 'button[type=button]:not([command])';
        const target = (event.target as HTMLElement).closest<HTMLFormElement>(kept);
        if (here || !target) return;
        event.preventDefault();
        begin().then(
          () => (kind === 'submit' ? target.requestSubmit() : target.click()),
          () => kind === 'submit' && target.submit(),
        );
      },
      true,
    ),
  );
}
