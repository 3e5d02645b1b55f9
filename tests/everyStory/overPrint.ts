import { isShown } from '#storybook/rules/isShown.ts';
import { emulate } from './emulated.ts';

/** Shows the page as printed while it looks. @returns what each sheet repeats over its text, because it is fixed to the window. */
export async function findOverPrint(): Promise<string[]> {
  await emulate([], 'print');
  const found = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      getComputedStyle(one).position === 'fixed' && isShown(one) && one.getBoundingClientRect().bottom > 0,
  );
  await emulate();
  return found.map((one) => `"${one.textContent}"`);
}
