import { renderToStaticMarkup } from 'react-dom/server';
import { BreakableText } from '#components/BreakableText.tsx';
import { textsIn } from './textsIn.ts';

/** 64 characters. */
export const longAddress = 'the.copper.comal.by.the.river@nightmarket.foodtrucks.example.com';

const address = /[^\s@"'(<]+@[^\s@"')>,]+\.[^\s@"')>,]*[^\s@"')>,.]/gu;

/** The long address as `BreakableText` writes it, without its own element. */
function breakable(): string {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(<BreakableText>{longAddress}</BreakableText>);
  return shown.querySelector('span > span')?.innerHTML ?? '';
}

/** The block that breaks the lines of an element. */
function columnOf(place: Element): Element {
  for (let one: Element | null = place; one; one = one.parentElement)
    if (one.clientWidth > 0 && getComputedStyle(one).display !== 'inline') return one;
  return document.documentElement;
}

function* wordsOf(text: Text): Generator<readonly [string, DOMRect[]]> {
  for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    yield [word, [...range.getClientRects()]];
  }
}

/** Replaces each shown address by a long one; returns its words on two lines or out of the window. */
export function findBrokenAddresses(): string[] {
  const faults: string[] = [];
  const places = new Set<Element>();
  const restores: Array<() => void> = [];
  for (const text of textsIn(document.body)) {
    const place = text.parentElement;
    if (!text.data.includes('@') || !place?.checkVisibility() || place.closest('style, script')) continue;
    if (place.querySelector(':scope > wbr')) {
      const parts = [...place.childNodes];
      restores.push(() => place.replaceChildren(...parts));
      place.innerHTML = breakable();
    } else {
      const { data } = text;
      restores.push(() => void (text.data = data));
      text.data = data.replaceAll(address, longAddress);
    }
    if (place.textContent.includes(longAddress)) places.add(place);
  }
  for (const place of places) {
    // Text for screen readers alone is one pixel wide.
    if (place.getBoundingClientRect().width <= 1) continue;
    for (const text of textsIn(place))
      for (const [word, boxes] of wordsOf(text)) {
        if (!longAddress.includes(word)) continue;
        // A word of large text may be wider than its column.
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const isBroken =
          new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && width < columnOf(place).clientWidth;
        const isOutside = boxes.some(({ right }) => right > document.documentElement.clientWidth + 1);
        if (isBroken || isOutside) faults.push(`"${word}" of "${place.textContent.trim()}"`);
      }
  }
  restores.forEach((restore) => restore());
  return faults;
}
