import { focusable } from '#storybook/rules/coveredFocus.ts';
import { isShown } from '#storybook/rules/isShown.ts';
import { nameOf } from '#storybook/rules/nameOf.ts';
import { sizeWindow, windowObserved } from './shown.ts';

/**
 * Focuses each control of a wide window, then makes the window as narrow as at a zoom of 200 %, for as long as it looks.
 * @returns the controls that are then hidden, without another of the same name.
 */
export async function findLostAtZoom(): Promise<string[]> {
  const { innerWidth: width, innerHeight: height } = window;
  const controls = () =>
    [...document.body.querySelectorAll<HTMLElement>(focusable)].filter((one) => isShown(one));
  const used = controls();
  for (const one of used) one.focus({ preventScroll: true });
  sizeWindow([width / 2, height / 2]);
  await windowObserved();
  const left = new Set(controls().map(nameOf));
  sizeWindow([width, height]);
  return used.flatMap((one) => (one.isConnected && !left.has(nameOf(one)) ? [`"${nameOf(one)}"`] : []));
}
