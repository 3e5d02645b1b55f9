import type { Page } from '@playwright/test';

/** A part of the window, in CSS pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function shownTexts(page: Page, part: Part): Promise<string[]> {
  return (await page.evaluate(textsIn, part)).map(({ text }) => text);
}

/** The texts through which an edge of a part of the window goes now. */
export async function cutTexts(page: Page, part: Part): Promise<string[]> {
  return (await page.evaluate(textsIn, part)).filter(({ cut }) => cut).map(({ text }) => text);
}

/** Runs inside the page. */
function textsIn({ x, y, width, height }: Part): Array<{ text: string; cut: boolean }> {
  const texts: Array<{ text: string; cut: boolean }> = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    // A text for screen readers only is in a box of one pixel.
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.offsetWidth === 1) continue;
    range.selectNodeContents(node);
    const inside = [...range.getClientRects()].filter(
      (box) => box.right > x && box.left < x + width && box.bottom > y && box.top < y + height,
    );
    // A line's box is a little taller than its letters.
    const cut = inside.some(
      (box) => box.left < x || box.right > x + width || box.top < y - 2 || box.bottom > y + height + 2,
    );
    if (inside.length > 0) texts.push({ text: node.textContent ?? '', cut });
  }
  return texts;
}
