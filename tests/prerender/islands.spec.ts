import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { everythingHydrated, painted, test, webFontLoaded, windows } from './support/visit.ts';

/** A network on which scripts take their time: until it is let go, none arrives. */
async function slowNetwork(page: Page): Promise<{ letGo: () => void }> {
  let letGo: () => void = () => undefined;
  const patience = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await patience;
    await route.continue();
  });
  return { letGo };
}

/** Brings a part into the window and makes sure that it sleeps. */
async function asleep(page: Page, name: string) {
  const place = page.locator(`[data-island="${name}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(place).not.toHaveAttribute('data-hydrated');
  return place;
}

/**
 * Has the page add up how much it moves under the visitor. A script of the page's own listens from the start, because
 * on a busy machine the browser tells of a shift long after it happened.
 */
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

test('a tab that is tapped before the demos are there opens its demo', async ({ page }) => {
  const network = await slowNetwork(page);
  await page.goto('/');
  const place = await asleep(page, 'try-it');
  await place.getByRole('tab', { name: 'Point of sale' }).click();
  network.letGo();
  await expect(place.getByRole('tab', { name: 'Point of sale' })).toHaveAttribute('aria-selected', 'true');
  await expect(place.getByRole('heading', { name: 'Point of sale' })).toBeVisible();
});

test('the calculator uses a choice that was made before it was there', async ({ page }) => {
  const network = await slowNetwork(page);
  await page.goto('/');
  const place = await asleep(page, 'price-calculator');
  await place.getByLabel('POS devices', { exact: true }).fill('6');
  await place.getByRole('radio', { name: /Monthly/u }).check();
  await place.getByLabel('Currency').selectOption('JPY');
  network.letGo();
  await expect(place.getByRole('link')).toHaveAttribute(
    'href',
    '/sign-up/signin?plan=Monthly&devices=6&currency=JPY',
  );
  await expect(place.getByLabel('POS devices', { exact: true })).toHaveValue('6');
  await expect(place).toContainText(listedPrice('Monthly', 6, 'JPY').text);
});

test('the claim adds up a week that was typed before the script was there', async ({ page }) => {
  const network = await slowNetwork(page);
  await page.goto('/');
  await page.getByLabel('Your profit a week').fill('100');
  network.letGo();
  await expect(page.locator('#own-numbers output')).toHaveText('30% of $100 would be $30 more a week.');
});

/** Has the page write down each mail it would have the mail program open. */
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

test('a message that is sent before the form is there is sent once, as it was typed', async ({ page }) => {
  const network = await slowNetwork(page);
  const mails = await outgoingMail(page);
  // Its anchor opens the form before any script is fetched.
  await page.goto('/#contact');
  const place = await asleep(page, 'contact');
  await place.getByLabel('Your name').fill('Rosa Alvarez');
  await place.getByLabel('Email').fill('rosa@example.com');
  await place.getByLabel('Message').fill('Which printers work?');
  await place.getByRole('button', { name: 'Send message' }).click();
  network.letGo();
  await expect(place).toContainText('Your email client has been opened with your message.');
  await expect.poll(mails).toHaveLength(1);
  const [mail = ''] = await mails();
  expect(decodeURIComponent(mail.replaceAll('+', ' '))).toContain('Which printers work?');
  expect(mail).toMatch(/^mailto:support@curbwise\.example\?/u);
});

test('an empty message is refused in the same words, however early it is sent (R-CONTACT-REQUIRED)', async ({
  page,
}) => {
  const network = await slowNetwork(page);
  // Its anchor opens the form before any script is fetched.
  await page.goto('/#contact');
  const place = await asleep(page, 'contact');
  await place.getByRole('button', { name: 'Send message' }).click();
  network.letGo();
  await expect(place).toContainText('Please fill in all required fields (name, email, message)');
  for (const label of ['Your name', 'Email', 'Message']) {
    await expect(place.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(/\/#contact$/u);
});

for (const [window, viewport] of Object.entries(windows)) {
  test.describe(`in the window of a ${window}`, () => {
    test.use({ viewport });

    test('nothing moves while the page is read and its parts wake', async ({ page }) => {
      const shift = await watchShifts(page);
      await page.goto('/');
      await webFontLoaded(page);
      const before = await shift();
      await everythingHydrated(page);
      await expect(page.locator('#try-it-panel h3').first()).toBeAttached();
      expect((await shift()) - before).toBeLessThan(0.001);
    });

    test('choosing another demo moves nothing that is seen', async ({ page }) => {
      await page.goto('/');
      await everythingHydrated(page);
      const strip = page.getByRole('tablist', { name: 'Demos' });
      const top = () => strip.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      // As far down as it goes with the tabs still to be chosen.
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (await top()) - 210);
      await expect.poll(top).toBe(210);
      for (const tab of ['Menu builder', 'Point of sale', 'Analytics', 'Heat map']) {
        await expect(page.locator('#pricing')).not.toBeInViewport();
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.locator('#try-it-panel h3').first()).toBeVisible();
        await painted(page);
        expect(await top()).toBe(210);
      }
      await expect(page.locator('#pricing')).not.toBeInViewport();
    });
  });
}
