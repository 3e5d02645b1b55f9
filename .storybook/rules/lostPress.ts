import { isShown } from './isShown.ts';
import { nameOf } from './nameOf.ts';
import { report } from './report.ts';

const pressable = ':is(button, a[href], summary, [role="button"])';

/** How far a pointer may stray within a press, in CSS pixels. */
const still = 3;

/**
 * Reports a press that its control did not get, because it moved away between the pointer's down and its up.
 * @returns a function that stops it.
 */
export function watchPresses(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  let pressed: { control: Element; place: DOMRect; x: number; y: number } | undefined;
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(pressable) : null;
    pressed = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined;
  };
  const end = ({ target, clientX, clientY }: PointerEvent) => {
    if (!pressed) return;
    const { control, place, x, y } = pressed;
    pressed = undefined;
    const { left, top } = control.getBoundingClientRect();
    const hasMoved = Math.hypot(left - place.left, top - place.top) > still;
    const isDrag = Math.hypot(clientX - x, clientY - y) > still;
    if (!hasMoved || isDrag || !isShown(control) || control.contains(target as Node)) return;
    report(`A press is lost: "${nameOf(control)}" moved away from under it`);
  };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('pointerup', end, options);
  return () => watching.abort();
}
