import { keepForLater } from './later.ts';

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the rest of a page's script at the first sign that somebody is there, and nothing before. What is pressed or
 * sent meanwhile is kept and given to what was fetched.
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
  keepForLater(page, () => (here ? undefined : begin()));
}
