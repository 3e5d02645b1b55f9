import { isShown } from './isShown.ts';
import { nameOf } from './nameOf.ts';
import { report } from './report.ts';
import { fieldJudged } from './settled.ts';

/** What the Tab key reaches. */
export const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

// Taken before a test replaces the time.
const { setTimeout } = globalThis;

/** How often a cover is looked at again before it counts, which on a busy machine takes longer: three seconds at least. */
const patience = 300;

/** How many faults are enough. */
const enough = 5;

const floats = (element: Element) => /fixed|sticky/u.test(getComputedStyle(element).position);

function floating(element: Element | null): Element | null {
  for (let one = element; one; one = one.parentElement) if (floats(one)) return one;
  return null;
}

/** What covers a control at its center or at a corner, if anything fixed or sticky does, or that it is outside of the window. */
function coverOf(control: Element): Element | 'outside' | undefined {
  // Behind an open menu or dialog nobody can focus anything; only a test that presses without a pointer can.
  if (control.closest('[aria-hidden="true"]')) return undefined;
  // A link may take two lines.
  const [box] = control.getClientRects();
  if (!box) return undefined;
  if (box.bottom < 0 || box.top > innerHeight) return 'outside';
  const inset = 3;
  // Of one that is taller than the free part of the window, only the center can be asked for.
  const isTall = box.height > innerHeight / 2;
  const left = Math.max(box.left + inset, 0);
  const top = Math.max(box.top + inset, 0);
  const right = Math.min(box.right - inset, innerWidth - 1);
  const bottom = Math.min(box.bottom - inset, innerHeight - 1);
  if (left > right || top > bottom) return undefined;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  return points
    .slice(0, isTall ? 1 : undefined)
    .map(([x, y]) => floating(document.elementFromPoint(x, y)))
    .find(
      (cover): cover is Element => cover !== null && !cover.contains(control) && !control.contains(cover),
    );
}

const faultOf = (control: Element, cover: Element | 'outside') =>
  cover === 'outside'
    ? `"${nameOf(control)}" is outside of the window`
    : `"${nameOf(control)}" is covered by "${nameOf(cover)}"`;

/** What still covers a control that keeps the focus, or that it still is outside, when the browser has scrolled to it. */
async function lastingCoverOf(control: Element): Promise<Element | 'outside' | undefined> {
  for (let looks = 0; looks <= patience && document.activeElement === control; looks += 1) {
    const cover = coverOf(control);
    if (!cover || looks === patience) return cover;
    await new Promise((go) => setTimeout(go, 10));
  }
  return undefined;
}

/** Waits until what observes the page has seen where it is scrolled to, and the page is drawn anew. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}

/** Focuses every control of the page, there and back, and names those that are covered or outside (WCAG 2.4.11). */
export async function findCoveredFocus(): Promise<string[]> {
  scrollTo(0, 0);
  await drawn();
  if (![...document.body.querySelectorAll('*')].some(floats)) return [];
  const controls = [...document.body.querySelectorAll<HTMLElement>(focusable)];
  const faults = new Set<string>();
  let scrolled = scrollY;
  for (const control of [...controls, ...controls.toReversed()]) {
    if (!isShown(control) || control.closest('[inert]')) continue;
    // Each control is an action of its own, as by the Tab key.
    const before = document.activeElement;
    before?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    control.focus();
    if (before?.matches('input, textarea')) await fieldJudged();
    if (document.activeElement !== control) continue;
    if (faults.size >= enough) break;
    if (scrollY !== scrolled) await drawn();
    scrolled = scrollY;
    const cover = await lastingCoverOf(control);
    if (cover) faults.add(faultOf(control, cover));
  }
  return [...faults];
}

/** What received the focus and has not been judged. */
const judging = new Set<Promise<void>>();

async function judge(control: Element): Promise<void> {
  const cover = await lastingCoverOf(control);
  // A test may focus what it has not scrolled to.
  if (cover && cover !== 'outside') report(faultOf(control, cover));
}

/** Reports what has the keyboard's focus and stays covered, until the returned function is called. */
export function watchCover(): () => void {
  const watching = new AbortController();
  judging.clear();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const judged = judge(target).finally(() => judging.delete(judged));
      judging.add(judged);
    },
    { signal: watching.signal },
  );
  return () => watching.abort();
}

/** Waits until all that received the focus is judged. */
export async function coverSettled(): Promise<void> {
  await Promise.all(judging);
}
