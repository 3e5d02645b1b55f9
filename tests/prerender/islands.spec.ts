import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  everyPartHydrated,
  holdScripts,
  openContact,
  openDemo,
  painted,
  readThrough,
  test,
  webFontLoaded,
  windows,
} from './support/visit.ts';

/** Scrolls a part into view and checks that it is not active yet. */
async function asleep(page: Page, name: string) {
  const place = page.locator(`[data-island="${name}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(place).not.toHaveAttribute('data-hydrated');
  return place;
}

/** Adds up the page's layout shifts inside it, because a busy machine reports them late. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const sum = (shifts: Shift[]) =>
      shifts.reduce((total, { value, hadRecentInput }) => (hadRecentInput ? total : total + value), 0);
    let shifted = 0;
    const observer = new PerformanceObserver((list) => {
      shifted += sum(list.getEntries() as Shift[]);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shiftSoFar: () => (shifted += sum(observer.takeRecords() as Shift[])) });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => (globalThis as unknown as { shiftSoFar(): number }).shiftSoFar());
  };
}

test('a tab tapped, a price chosen and a week typed before the scripts have loaded count once they have', async ({
  page,
}) => {
  const letGo = await holdScripts(page, '**/assets/*.js');
  await page.goto('/');
  await page.getByLabel('Your weekly profit').fill('100');
  const demos = await asleep(page, 'try-it');
  await demos.getByRole('tab', { name: 'Point of sale' }).click();
  const place = await asleep(page, 'price-calculator');
  await place.getByLabel('Tablets', { exact: true }).fill('6');
  await place.getByRole('radio', { name: /Yearly/u }).check();
  // Until then the chosen plan's link passes the plan on.
  const link = place.getByRole('link', { name: 'Start with' });
  await expect(link).toHaveAttribute('href', '/sign-up/signin?plan=Yearly&devices=1&currency=USD');
  await place.getByLabel('Currency').selectOption('JPY');
  letGo();
  await expect(link).toHaveAttribute('href', '/sign-up/signin?plan=Yearly&devices=6&currency=JPY');
  await expect(place.getByLabel('Tablets', { exact: true })).toHaveValue('6');
  await expect(place).toContainText(listedPrice('Yearly', 6, 'JPY').text);
  await expect(demos.getByRole('tab', { name: 'Point of sale' })).toHaveAttribute('aria-selected', 'true');
  await expect(demos.getByRole('heading', { name: 'Point of sale' })).toBeVisible();
  await expect(page.locator('#own-numbers output')).toHaveText('30% of $100 would be $30 more per week.');
});

/** Makes the page record each e-mail that it would open in the mail program. */
async function outgoingMail(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Object.assign(globalThis, { mails });
    (globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener(
      'navigate',
      (event) => {
        const { url } = (event as unknown as { destination: { url: string } }).destination;
        if (!url.startsWith('mailto:')) return;
        mails.push(url);
        event.preventDefault();
      },
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { mails: string[] }).mails);
}

test('a message sent before the form has loaded is sent once, as typed', async ({ page }) => {
  const letGo = await holdScripts(page, '**/assets/*.js');
  const mails = await outgoingMail(page);
  // Its anchor opens the form before any script is loaded.
  await page.goto('/#contact');
  const place = await asleep(page, 'contact');
  await place.getByLabel('Your name').fill('Rosa Alvarez');
  await place.getByLabel('Email').fill('rosa@example.com');
  await place.getByLabel('Message').fill('Which printers work?');
  await place.getByRole('button', { name: 'Send message' }).click();
  letGo();
  await expect(place).toContainText('Your email client has been opened with your message.');
  await expect.poll(mails).toHaveLength(1);
  const [mail = ''] = await mails();
  expect(decodeURIComponent(mail.replaceAll('+', ' '))).toContain('Which printers work?');
  expect(mail).toMatch(/^mailto:support@curbwise\.example\?/u);
});

for (const [window, viewport] of Object.entries(windows)) {
  test.describe(`in the window of a ${window}`, () => {
    test.use({ viewport });

    test('nothing moves while the page is read, its parts become active and another demo is chosen', async ({
      page,
    }) => {
      const shift = await watchShifts(page);
      await page.goto('/');
      await webFontLoaded(page);
      const before = await shift();
      await readThrough(page);
      const read = await shift();
      // What a press moves counts as a shift on a machine that takes half a second to show it.
      await openContact(page);
      const opened = await shift();
      await everyPartHydrated(page);
      await expect(page.locator('#try-it-panel h3').first()).toBeAttached();
      expect(read - before + (await shift()) - opened).toBeLessThan(0.001);

      const strip = page.getByRole('tablist', { name: 'Demos' });
      const top = () => strip.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      // Scrolled down as far as the tabs stay reachable.
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (await top()) - 210);
      await expect.poll(top).toBe(210);
      for (const tab of ['Menu builder', 'Point of sale', 'Analytics', 'Heat map']) {
        await expect(page.locator('#pricing')).not.toBeInViewport();
        await openDemo(page, tab);
        await painted(page);
        expect(await top()).toBe(210);
      }
      await expect(page.locator('#pricing')).not.toBeInViewport();
    });
  });
}
