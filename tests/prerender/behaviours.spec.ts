import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import {
  allRendered,
  painted,
  openActive,
  publicPaths,
  test,
  webFontLoaded,
  windows,
} from './support/visit.ts';

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

test('before the visitor’s first action no script or data is loaded, and nothing below the first screen is rendered', async ({
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

test('a link of the page scrolls smoothly once the visitor has acted (R-HERO-BUTTONS, R-NAV-TOP)', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('a click beside the film closes its dialog, just below 768 pixels and on a phone held upright or sideways (R-STEPS-MODAL)', async ({
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

for (const path of [...publicPaths, paths.signIn])
  test(`${path} has no error when something happens to the document itself, as Firefox and extensions say`, async ({
    page,
  }) => {
    // As in a browser whose `details` know no groups.
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
    await openActive(page, path);
    const kinds = [
      'click',
      'submit',
      'input',
      'change',
      'pointerdown',
      'pointerover',
      'keydown',
      'focusin',
      'toggle',
    ];
    // The browser may not complain.
    await page.evaluate(
      (all) => all.forEach((kind) => document.dispatchEvent(new Event(kind, { bubbles: true }))),
      kinds,
    );
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

/** The running continuous animations of the hero: the seconds of their cycle, and of their delay. */
function moving(page: Page): Promise<number[][]> {
  return page.locator('#home').evaluate((hero) =>
    hero
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ effect }) => effect?.getTiming())
      .map((timing) => [Number(timing?.duration) / 1000, Number(timing?.delay) / 1000]),
  );
}

test('a page that was built in an earlier year names the current one (R-FOOTER-COPYRIGHT)', async ({
  page,
}) => {
  const later = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(later, 0, 2));
  await openActive(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${later} Curbwise`);
});

/** Opens a page without interaction; the clock of its scripts stands at the moment it had loaded. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address, { waitUntil: 'load' });
}

/** The gradient and the two screenshots, the second two seconds later. */
const inMotion = [
  [15, 0],
  [6, 0],
  [6, 2],
];

test('the hero starts moving within five seconds after loading, and moves only in view (R-HERO-MOTION)', async ({
  page,
}) => {
  await openWithClock(page, '/');
  expect(await moving(page)).toEqual([]);
  await page.clock.runFor(5000);
  await expect.poll(() => moving(page)).toEqual(inMotion);
  await page.clock.resume();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect.poll(() => moving(page)).toEqual([]);
  await scrollTo(page, 0);
  await expect.poll(() => moving(page)).toEqual(inMotion);
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(() => moving(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('an answer opens without animation', async ({ page }) => {
    await page.goto('/');
    const item = page.locator('#faq details').first();
    const durations = await item.evaluate(
      (one) => getComputedStyle(one, '::details-content').transitionDuration,
    );
    for (const seconds of durations.split(', ')) expect(parseFloat(seconds)).toBeLessThan(0.001);
  });

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

  test('a menu link to a distant section jumps there, so that no long scroll disturbs the next action', async ({
    page,
  }) => {
    await openActive(page);
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

  test('a press on the dimmed page closes the menu (R-NAV-MENU)', async ({ page }) => {
    await openActive(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(menu).toBeHidden();
  });

  test('a press on the blank foot of the menu leaves it open, and shows no hand', async ({ page }) => {
    await openActive(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const foot = { x: 340, y: 790 };
    const cursor = () =>
      page.evaluate(({ x, y }) => getComputedStyle(document.elementFromPoint(x, y)!).cursor, foot);
    // Once the panel has moved in.
    await expect(menu).toHaveCSS('transform', 'none');
    expect(await cursor()).toBe('auto');
    await page.mouse.click(foot.x, foot.y);
    await painted(page);
    await expect(menu).toHaveAttribute('open');
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
});

test.describe('by a finger', () => {
  test.use({ viewport: windows.phone, hasTouch: true, isMobile: true });

  test('what was tapped does not look as if a pointer hovered over it', async ({ page }) => {
    await openActive(page);
    const question = page.locator('#faq summary').first();
    const look = () => question.locator('h3').evaluate((one) => getComputedStyle(one).color);
    const before = await look();
    // A tap of the test's browser is over at once; a phone's leaves its place hovered, as a pointer does here.
    await question.hover();
    await expect.poll(() => question.evaluate((one) => one.matches(':hover'))).toBe(true);
    await painted(page);
    expect(await look()).toBe(before);
  });
});
