import { expect, type Page } from '@playwright/test';
import { listedPrice, priceOf } from '#stories/support/listedPrice.ts';
import { allRendered, painted, scriptLoaded, test, webFontLoaded, windows } from './support/visit.ts';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

/** The first film of the page: the one over its still, and the large one of its dialog. Each is made when it is to play. */
function films(page: Page) {
  const player = page.locator('[data-player]').first();
  const film = player.locator('video[data-watch]');
  const large = player.locator('dialog video');
  const resting = (at: 0 | 1) => [film, large][at]!.evaluate((one: HTMLVideoElement) => one.paused);
  return { player, film, resting };
}

test('before the visitor’s first action no script, worker or data is loaded, and nothing below the first screen is rendered', async ({
  page,
}) => {
  const kinds = new Set<string>();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    kinds.add(request.resourceType());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  expect(
    [...kinds].filter((kind) => !['document', 'font', 'stylesheet', 'image', 'manifest'].includes(kind)),
  ).toEqual([]);
  const question = page.locator('#faq summary').first();
  const rendered = () =>
    question.evaluate((node) =>
      node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
  await painted(page);
  expect(await rendered()).toBe(false);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await expect.poll(rendered).toBe(true);
});

test('the headline does not move when the web font loads', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  // The page has loaded only once the font has.
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await painted(page);
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  release();
  await webFontLoaded(page);
  await painted(page);
  expect(await headline.boundingBox()).toEqual(before);
});

test('until a part is rendered it reserves about its final height, in each window', async ({ page }) => {
  for (const [device, viewport] of Object.entries(windows)) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await webFontLoaded(page);
    const parts = page.locator('[data-rendered-late]');
    const heights = () => parts.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    const reserved = await heights();
    await parts.evaluateAll((all: HTMLElement[]) =>
      all.forEach(({ style }) => style.setProperty('content-visibility', 'visible')),
    );
    const taken = await heights();
    const apart = taken.map((height, at) => Math.abs(height / (reserved[at] ?? 0) - 1));
    expect(Math.max(...apart), device).toBeLessThan(0.15);
  }
});

test('the bar counts as scrolled past 80 pixels, the button to the top shows past 300 (R-NAV-SCROLLED)', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('[data-past="80"]');
  const back = page.getByRole('link', { name: 'Back to the top' });
  await scrollTo(page, 80);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await scrollTo(page, 81);
  await expect(bar).toHaveAttribute('data-scrolled');
  await scrollTo(page, 300);
  await expect(back).toBeHidden();
  await scrollTo(page, 301);
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await expect(back).toBeHidden();
});

test('each step appears once a fifth of it is visible (R-STEPS-REVEAL)', async ({ page }) => {
  await page.goto('/');
  const step = page.locator('[data-reveal]').first();
  await expect(step).toHaveCSS('opacity', '1');
  await scrollTo(page, 10);
  await expect(step).toHaveCSS('opacity', '0');
  const { top, height } = await step.evaluate((node) => {
    const box = node.getBoundingClientRect();
    return { top: box.top + scrollY, height: box.height };
  });
  await scrollTo(page, Math.round(top - windows.desktop.height + height * 0.1));
  await expect(step).toHaveCSS('opacity', '0');
  await scrollTo(page, Math.round(top - windows.desktop.height + height * 0.3));
  await expect(step).toHaveCSS('opacity', '1');
  // The next step shows its edge, which must not be empty.
  await expect(page.locator('[data-reveal]').nth(1)).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-reveal]').nth(2)).toHaveCSS('opacity', '0');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a tap plays a film and another stops it; the film is not loaded before (R-STEPS-PLAY); an answer opens without animation', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(request.url());
    });
    await page.goto('/');
    await page.locator('#how-it-works').scrollIntoViewIfNeeded();
    const { player, film, resting } = films(page);
    expect(fetched).toEqual([]);
    await player.getByRole('button', { name: 'Tap to play demo' }).click();
    await expect.poll(() => resting(0)).toBe(false);
    await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0);
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('muted', true);
    await film.click();
    await expect.poll(() => resting(0)).toBe(true);
    expect(fetched.length).toBeGreaterThan(0);

    const durations = await page
      .locator('#faq details')
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
    for (const seconds of durations) expect(parseFloat(seconds)).toBeLessThan(0.001);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: windows.phone });

    test('a film opens in a dialog and stops when it closes (R-STEPS-MODAL)', async ({ page }) => {
      await page.goto('/');
      const { player, resting } = films(page);
      await player.scrollIntoViewIfNeeded();
      await player.getByRole('button', { name: 'Tap to play demo' }).click();
      const dialog = page.getByRole('dialog', { name: 'See which spots make money' });
      await expect(dialog).toBeVisible();
      await expect.poll(() => resting(1)).toBe(false);
      await dialog.getByRole('button', { name: 'Close the video' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => resting(1)).toBe(true);
      await player.getByRole('button', { name: 'Open Fullscreen' }).click();
      await expect.poll(() => resting(1)).toBe(false);
    });
  });
});

test('a click beside the film closes its dialog, just below 768 pixels and on a phone held upright or sideways', async ({
  page,
}) => {
  for (const viewport of [{ width: 767, height: 900 }, windows.phone, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const { player, resting } = films(page);
    await allRendered(page);
    await player.scrollIntoViewIfNeeded();
    // The film lies over its still once it has begun by itself.
    await player.locator('picture').click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'See which spots make money' });
    await expect.poll(() => resting(1)).toBe(false);
    const film = (await dialog.locator('video').boundingBox())!;
    // The wider of the two margins: on its left or below it.
    const below = viewport.height - film.y - film.height;
    const at = film.x > below ? { x: film.x / 2, y: film.y + 9 } : { x: 9, y: viewport.height - below / 2 };
    await page.mouse.click(at.x, at.y);
    await expect(dialog).toBeHidden();
    await expect.poll(() => resting(1)).toBe(true);
  }
});

test('a film plays in view, stops out of view, and stays stopped once the visitor stopped it', async ({
  page,
}) => {
  await page.goto('/');
  const { player, resting } = films(page);
  await player.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect.poll(() => resting(0)).toBe(false);
  await scrollTo(page, 0);
  await expect.poll(() => resting(0)).toBe(true);
  await player.scrollIntoViewIfNeeded();
  await expect.poll(() => resting(0)).toBe(false);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => resting(0)).toBe(true);
  await scrollTo(page, 0);
  await player.scrollIntoViewIfNeeded();
  await expect(player.getByRole('button', { name: 'Tap to play demo' })).toBeVisible();
  expect(await resting(0)).toBe(true);
});

test('animations stay paused after a reload, until they are resumed (R-HERO-MOTION)', async ({ page }) => {
  await page.goto('/');
  const key = page.getByRole('button', { name: 'Pause animations' });
  const root = page.locator('html');
  // The button appears with the visitor's first action.
  await page.mouse.wheel(0, 1);
  await key.click();
  await expect(root).toHaveAttribute('data-motion', 'paused');
  await page.reload();
  await expect(root).toHaveAttribute('data-motion', 'paused');
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await page.goto('/cookies');
  await page.mouse.wheel(0, 1);
  await page.getByRole('button', { pressed: true }).click();
  await expect(root).not.toHaveAttribute('data-motion', 'paused');
  await page.goto('/');
  await expect(root).not.toHaveAttribute('data-motion', 'paused');
});

/** The running continuous animations of the hero, by the seconds of their cycle. */
function moving(page: Page): Promise<number[]> {
  return page.locator('#home').evaluate((hero) =>
    hero
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ effect }) => Number(effect?.getTiming().duration) / 1000),
  );
}

/** Opens a page without interaction; the clock of its scripts stands at the moment it had loaded. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address, { waitUntil: 'load' });
}

test('the hero starts moving within five seconds after loading, and moves only in view (R-HERO-MOTION)', async ({
  page,
}) => {
  await openWithClock(page, '/');
  expect(await moving(page)).toEqual([]);
  await page.clock.runFor(5000);
  await expect.poll(() => moving(page)).toEqual([15, 6, 6]);
  await page.clock.resume();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect.poll(() => moving(page)).toEqual([]);
  await scrollTo(page, 0);
  await expect.poll(() => moving(page)).toEqual([15, 6, 6]);
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(() => moving(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the hero does not move (R-HERO-MOTION)', async ({ page }) => {
    await openWithClock(page, '/');
    await page.clock.runFor(5000);
    await expect(page.locator('#home')).toHaveAttribute('data-moving');
    expect(await moving(page)).toEqual([]);
  });
});

test('a hero out of view does not start to move', async ({ page }) => {
  await openWithClock(page, '/#pricing');
  await page.clock.runFor(5000);
  await page.clock.resume();
  await painted(page);
  expect(await moving(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone });

  test('the open menu locks scrolling, and closes by link, backdrop, Escape and a wider window (R-NAV-MENU)', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = () => page.getByRole('button', { name: 'Open the menu' }).click();
    await open();
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(20, 500);
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await open();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await page.setViewportSize(windows.phone);

    await open();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/#pricing$/u);
    const aMonth = priceOf(listedPrice('Yearly').amount / 12);
    await expect(
      page.getByRole('heading', { name: `From ${aMonth.round} a month, $0 today` }),
    ).toBeInViewport();
  });

  test('a menu link to a distant section jumps there, so that no long scroll disturbs the next action', async ({
    page,
  }) => {
    await page.goto('/');
    await scriptLoaded(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.evaluate(() => {
      addEventListener('scroll', () => (document.body.dataset['way'] += ` ${Math.round(scrollY)}`));
      document.body.dataset['way'] = '';
    });
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await expect
      .poll(() => page.locator('#pricing').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);
    const way = await page.evaluate(() => document.body.dataset['way']!.trim().split(' ').map(Number));
    const end = Math.max(...way);
    expect(way.filter((place) => place > end * 0.1 && place < end * 0.9)).toEqual([]);
  });

  test('a menu link closes the menu even before the page’s script has loaded', async ({ page }) => {
    await page.route(/\/assets\/page-.*\.js$/u, () => undefined);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/#pricing$/u);
  });

  test('in a browser without dialog commands, a tap before the script has loaded is not lost', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    let letThrough: () => void = () => undefined;
    const tapped = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/page-.*\.js$/u, async (route) => {
      await tapped;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('nothing moves when the script loads', async ({ page }) => {
    // An address with an anchor renders every part immediately.
    await page.goto('/#home');
    const heights = () =>
      page
        .locator('main > section')
        .evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight));
    await webFontLoaded(page);
    const before = await heights();
    await scriptLoaded(page);
    expect(await heights()).toEqual(before);
  });
});

test('the cards and the calculator pass a choice to the sign-up (R-NAV-SIGN-UP, R-PRICING-BUTTONS)', async ({
  page,
}) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  const way = (plan: string) => pricing.getByRole('link', { name: `Start with ${plan}` });
  // Before the island is active, the chosen plan's link passes the choice on.
  await expect(way('Yearly')).toHaveAttribute('href', '/sign-up/signin?plan=Yearly&devices=1&currency=USD');
  await expect(way('Monthly')).toBeHidden();
  await pricing.getByRole('radio', { name: 'Monthly' }).check();
  await expect(way('Monthly')).toHaveAttribute('href', '/sign-up/signin?plan=Monthly&devices=1&currency=USD');
  await expect(way('Yearly')).toBeHidden();
  await page.getByLabel('POS devices', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'One device more' }).click();
  await pricing.getByRole('radio', { name: 'Yearly' }).check();
  await pricing.getByLabel('Currency').selectOption('GBP');
  await expect(way('Yearly')).toHaveAttribute('href', '/sign-up/signin?plan=Yearly&devices=4&currency=GBP');
  await expect(page.locator('[data-island="price-calculator"]')).toContainText(
    listedPrice('Yearly', 4, 'GBP').text,
  );
});
