import { limits } from '#domain/limits.ts';
import { textsIn } from './textsIn.ts';

/** The names of trucks and businesses in the samples of the stories. */
const name = /Copper Comal|Taco Comet/gu;

/** The longest name that the sign-up takes, in one word of the widest letter. */
const wideName = 'W'.repeat(limits.restaurantName.max);

/** Whether the page shows the name of an owner's truck. */
export const showsName = () => document.body.textContent.search(name) >= 0;

/** Replaces each truck's name by the longest; returns the page's excess width and the texts that leave it. */
export function findWideNames(): string[] {
  const restores: Array<() => void> = [];
  const changed: Text[] = [];
  for (const text of textsIn(document.body)) {
    const { data, parentElement: place } = text;
    if (data.search(name) < 0 || place?.closest('style, script')) continue;
    restores.push(() => void (text.data = data));
    text.data = data.replaceAll(name, wideName);
    changed.push(text);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} of ${clientWidth} pixels`] : [];
  for (const text of changed) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(({ right }) => right > clientWidth + 1))
      faults.push(`leaves the window: "${text.data.replaceAll(wideName, 'W...')}"`);
  }
  restores.forEach((restore) => restore());
  return faults;
}
