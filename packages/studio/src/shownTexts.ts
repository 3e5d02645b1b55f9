import type { Page } from '@playwright/test';

/** A part of the window, in CSS pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The texts that can be read in a part of the window now. */
export function shownTexts(page: Page, part: Part): Promise<string[]> {
  return page.evaluate(textsIn, part);
}

/** Runs inside the page. */
function textsIn({ x, y, width, height }: Part): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    // A text for screen readers only is in a box of one pixel.
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.offsetWidth === 1) continue;
    range.selectNodeContents(node);
    const isInside = [...range.getClientRects()].some(
      (box) => box.right > x && box.left < x + width && box.bottom > y && box.top < y + height,
    );
    if (isInside) texts.push(node.textContent ?? '');
  }
  return texts;
}
