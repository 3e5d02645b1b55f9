import { startTimespan } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';

/** What a visitor can press without leaving the page. */
const pressable = 'button:enabled, summary, [role="tab"], input[type="radio"]';

/** The middle of the next control that is in view and was not pressed yet; null if there is none. */
const nextToPress = (selector: string) => {
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (control.dataset['pressed'] !== undefined || !control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(control.contains(hit) || hit.closest('label')?.contains(control))) continue;
    control.dataset['pressed'] = '';
    return { x, y };
  }
  return null;
};

async function closeOpened(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });
}

/**
 * The slowest answer on a page, in milliseconds from a press to the next paint (Interaction to Next Paint,
 * https://web.dev/articles/inp): every control is pressed once, as fast as this machine goes.
 */
export async function slowestPress(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.bringToFront();
  await page.goto(url);
  const span = await startTimespan(page, { flags: { logLevel: 'silent', throttlingMethod: 'provided' } });
  for (;;) {
    const at = await page.evaluate(nextToPress, pressable);
    if (!at) break;
    await page.mouse.click(at.x, at.y);
    await closeOpened(page);
  }
  const result = await span.endTimespan();
  await page.close();
  const found = result?.lhr.audits['interaction-to-next-paint']?.numericValue;
  if (found === undefined) throw new Error(`Lighthouse saw no press on ${url}`);
  return found;
}
