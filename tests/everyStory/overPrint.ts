import { isShown } from '#storybook/rules/isShown.ts';
import { emulate } from './emulated.ts';

const isOverText = (one: Element) =>
  getComputedStyle(one).position === 'fixed' && isShown(one) && one.getBoundingClientRect().bottom > 0;

/** Whether text is behind a closed heading. A form may be, because paper has no use for it. */
const isFolded = (one: Element) =>
  one.matches('details:not(:has(form)) > :not(summary)') &&
  !isShown(one) &&
  isShown(one.parentElement ?? one);

/** Whether an item of a grid is longer than a sheet: where Firefox breaks it, it cuts a line or prints the next row over it. */
const isCut = (one: Element) =>
  getComputedStyle(one.parentElement ?? one).display === 'grid' &&
  one.getBoundingClientRect().height > innerHeight &&
  isShown(one);

/**
 * Shows the page as printed while it looks, in a window as high as a sheet.
 * @returns what each sheet repeats over its text, because it is fixed to the window, what no sheet shows, because it is folded, and
 * what a sheet cuts.
 */
export async function findOverPrint(): Promise<string[]> {
  await emulate([], 'print');
  const found = [...document.body.querySelectorAll('*')].filter(
    (one) => isOverText(one) || isFolded(one) || isCut(one),
  );
  await emulate();
  return found.map((one) => `"${one.textContent.slice(0, 80)}"`);
}
