import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base, type Browser } from '@playwright/test';
import { viewports, type ViewportName } from '#storybook/pictured.ts';
import { storiesFile } from './playwright.config.ts';
import { tokens } from '#theme/tokens.ts';
import { forcedColorFaults } from './forcedColors.ts';
import { findLayoutFaults } from '../support/layoutFaults.ts';
import type { PicturedStory } from './stories.ts';
import { openStorybook, type StorybookPage } from './storybookPage.ts';

const stories = JSON.parse(await readFile(storiesFile, 'utf8')) as PicturedStory[];

/** How many pictures the repository keeps at most, and their bytes: each change of the look adds them to its history. */
const most = { pictures: 450, bytes: 16_000_000 };

/** Every picture: its story, its project, and its file name. */
const pictures = stories.flatMap(({ id, name, viewports: pictured, main, spanish, dark }) =>
  [
    ...pictured.map((viewport) => ({ project: viewport, suffix: String(viewports[viewport].width) })),
    ...(main ? [{ project: 'forced-colors', suffix: 'forced-colors' }] : []),
    ...(spanish ? [{ project: 'spanish', suffix: 'es' }] : []),
    ...(dark ? [{ project: 'dark', suffix: 'dark' }] : []),
  ].map(({ project, suffix }) => ({ id, name, project, file: `${id}-${suffix}.png` })),
);

/** Projects besides the widths: each on a phone. */
const special = {
  'forced-colors': { viewport: viewports.phone, forcedColors: 'active' },
  spanish: { viewport: viewports.phone, language: 'es' },
  dark: { viewport: viewports.phone, colorScheme: 'dark' },
} as const;

function open(browser: Browser, project: string): Promise<StorybookPage> {
  const options = Object.hasOwn(special, project)
    ? special[project as keyof typeof special]
    : { viewport: viewports[project as ViewportName] };
  return openStorybook(browser, process.env['VISUAL_URL'] ?? '', options);
}

const test = base.extend<object, { storybook: StorybookPage }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      // After a failed test, Playwright starts a new worker and thus a new page.
      const storybook = await open(browser, project.name);
      await use(storybook);
      await storybook.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, name, project, file } of pictures) {
  test(`${name}, ${project}`, { tag: `@${project}` }, async ({ storybook }) => {
    await storybook.show(id);
    await expect(storybook.page).toHaveScreenshot(file, { fullPage: true });
    if (Object.hasOwn(special, project)) return;
    expect(await forcedColorFaults(storybook.page), 'in forced colors on black').toEqual([]);
  });
}

/** The screens beside the landing page and the panels that open on them. */
const screens = [
  'funnel-sign-in-signinstep--empty',
  'funnel-check-e-mail-checkemailstep--just-sent',
  'funnel-register-registerstep--by-email-link',
  'funnel-plans-plansstep--monthly-selected',
  'funnel-checkout-checkoutstep--ready-to-pay',
  'funnel-final-finalstep--monthly',
  'account-accountview--active',
  'funnel-home-homestep--welcome',
  'funnel-reset-password-resetpasswordstep--empty',
  ...['terms-of-use', 'privacy-notice', 'cookies'].map((text) => `pages-legalpage--${text}`),
  'pages-notfoundpage--unknown-address',
  'funnel-plans-plansstep--a-month-that-is-rounded',
  'funnel-checkout-checkoutstep--with-a-discount',
  'funnel-checkout-couponbox--opens-for-a-code',
  'account-accountview--payment-failed',
  'account-data-yourdatacard--password-open',
  'account-data-yourdatacard--removal-asked',
  'account-pause-pausequestion--asked',
];

for (const id of screens) {
  test(`${id} stays in reach`, { tag: '@phone' }, async ({ storybook }) => {
    const { page } = storybook;
    await storybook.show(id);
    const faults: Record<string, string[]> = {};
    for (const [width, size] of [
      [320, '100%'],
      [768, '100%'],
      [320, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      faults[`${width} pixels, text ${size}`] = await page.evaluate(findLayoutFaults);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(viewports.phone);
    faults['forced colors on black'] = await forcedColorFaults(page);
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}

test(
  'notices a control that moved by 2 px, and a colour that is another token',
  { tag: '@phone' },
  async ({ storybook }, info) => {
    if (info.config.updateSnapshots !== 'none') return;
    const { page } = storybook;
    await storybook.show('components-actions-actionbutton--main');
    for (const style of [
      'left: 2px; position: relative',
      `background: ${tokens.color.orangeBright} !important`,
    ]) {
      const tag = await page.addStyleTag({ content: `button { ${style} }` });
      const options = { fullPage: true, timeout: 5_000 };
      await expect(page).not.toHaveScreenshot('components-actions-actionbutton--main-375.png', options);
      await tag.evaluate((element: Element) => element.remove());
    }
  },
);

// oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing is needed
test('agreed pictures and pictured stories are the same', { tag: '@phone' }, async ({}, info) => {
  if (info.config.updateSnapshots !== 'none') return;
  const folder = path.join(import.meta.dirname, 'baselines');
  const agreed = await readdir(folder);
  expect(agreed.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
  expect(agreed.length).toBeLessThanOrEqual(most.pictures);
  const sizes = await Promise.all(agreed.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
});
