import { isShown } from './isShown.ts';
import { nameOf } from './nameOf.ts';
import { report } from './report.ts';

const pressable = ':is(button, a[href], summary, [role="button"])';

/** How far a pointer may stray within a press, in CSS pixels. */
const still = 3;

/** What is under the pointer now. A finger's events keep the target on which they began, and a script's have no place. */
function under({ isTrusted, target, clientX, clientY }: MouseEvent): Node | null {
  return isTrusted ? document.elementFromPoint(clientX, clientY) : (target as Node);
}

/**
 * Reports a press that its control did not get, because it moved away between the pointer's down and its up. After a finger is up,
 * browsers press again as by a mouse, and only then is the field before left.
 * @returns a function that stops it.
 */
export function watchPresses(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  let pressed: { control: Element; place: DOMRect; x: number; y: number } | undefined;
  const begin = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(pressable) : null;
    pressed = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined;
  };
  const beginAgain = (event: MouseEvent) => {
    if (!pressed) begin(event);
  };
  const end = (event: MouseEvent) => {
    if (!pressed) return;
    const { control, place, x, y } = pressed;
    pressed = undefined;
    const { left, top } = control.getBoundingClientRect();
    const hasMoved = Math.hypot(left - place.left, top - place.top) > still;
    const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > still;
    if (!hasMoved || isDrag || !isShown(control) || control.contains(under(event))) return;
    report(`A press is lost: "${nameOf(control)}" moved away from under it`);
  };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('mousedown', beginAgain, options);
  document.addEventListener('pointerup', end, options);
  document.addEventListener('mouseup', end, options);
  document.addEventListener(
    'pointercancel',
    () => {
      pressed = undefined;
    },
    options,
  );
  return () => watching.abort();
}
