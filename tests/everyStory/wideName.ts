import { longestName } from '#demos/menuBuilder/pricedDraft.ts';
import { limits } from '#domain/limits.ts';
import { textsIn } from './textsIn.ts';

/** The names of trucks and businesses in the samples of the stories, and of an item of the demos' menu. */
const name = /Copper Comal|Taco Comet|Al pastor taco/gu;

/** The longest name that the sign-up, or the demo's menu builder, takes, in one word of the widest letter. */
const wideName = (shown: string) =>
  'W'.repeat(shown === 'Al pastor taco' ? longestName : limits.restaurantName.max);

/** Whether the page shows a name that its owner gave. */
export const showsName = () => document.body.textContent.search(name) >= 0;

/** Replaces each such name by the longest; returns the page's excess width and the texts that leave it. */
export function findWideNames(): string[] {
  const restores: Array<() => void> = [];
  const changed: Text[] = [];
  for (const text of textsIn(document.body)) {
    const { data, parentElement: place } = text;
    // A region that takes the focus scrolls by itself.
    if (data.search(name) < 0 || place?.closest('style, script, [role="region"][tabindex="0"]')) continue;
    restores.push(() => void (text.data = data));
    text.data = data.replaceAll(name, wideName);
    // Dots say that a name goes on.
    if (!place || getComputedStyle(place).textOverflow !== 'ellipsis') changed.push(text);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} of ${clientWidth} pixels`] : [];
  for (const text of changed) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(({ right }) => right > clientWidth + 1))
      faults.push(`leaves the window: "${text.data.replaceAll(/W{9,}/gu, 'W...')}"`);
  }
  restores.forEach((restore) => restore());
  return faults;
}
