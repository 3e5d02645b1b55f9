import { isShown } from '#storybook/rules/isShown.ts';
import { emulate } from './emulated.ts';

const isOverText = (one: Element) =>
  getComputedStyle(one).position === 'fixed' && isShown(one) && one.getBoundingClientRect().bottom > 0;

/** Whether text is behind a closed heading. A form and a list of links may be, because paper has no use for them. */
const isFolded = (one: Element) =>
  one.matches('details:not(:has(form), nav *) > :not(summary)') &&
  !isShown(one) &&
  isShown(one.parentElement ?? one);

/**
 * Shows the page as printed while it looks.
 * @returns what each sheet repeats over its text, because it is fixed to the window, and what no sheet shows, because it is folded.
 */
export async function findOverPrint(): Promise<string[]> {
  await emulate([], 'print');
  const found = [...document.body.querySelectorAll('*')].filter((one) => isOverText(one) || isFolded(one));
  await emulate();
  return found.map((one) => `"${one.textContent}"`);
}
