import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnerStatus } from '#domain/contract.ts';
import { registered, subscribed } from '#stories/support/samples.ts';
import { lazyFiles } from './support/lazyFiles.ts';
import { signIn } from './support/signedIn.ts';
import { siteTest as test } from './support/visit.ts';

test.use({ serviceWorkers: 'block' });

/** How a visitor comes to need a file, and what shows that it has loaded. */
interface Way {
  path: string;
  /** The status of the signed-in owner; omitted for a visitor. */
  owner?: OwnerStatus;
  /** The action that requests the file; omitted if the page itself requests it. */
  ask?: (page: Page) => Locator;
  arrived: (page: Page) => Locator;
  /** The message while the file is missing. */
  lost: string | RegExp;
}

const couldNotBeLoaded = 'This page couldn’t be loaded';

function screen(path: string, heading: string, owner?: OwnerStatus): Way {
  const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: heading });
  return { path, ...(owner && { owner }), arrived, lost: couldNotBeLoaded };
}

/** The cases: one file for each way in which files are loaded on demand and report their loss. */
const ways = {
  KnownOwnerPage: screen('/sign-up/signin', 'Welcome back', registered),
  CheckoutPage: {
    ...screen('/sign-up/plans', 'Payment', registered),
    ask: (page) => page.getByRole('button', { name: 'Proceed to Checkout' }),
  },
  AccountPage: screen('/account', 'Your account', subscribed),
  firebaseIdentity: screen('/sign-up/register', 'Sign Up', registered),
  invoke: screen('/sign-up/plans', 'Choose Your Plan', registered),
  PayPalSubscribeButton: {
    path: '/sign-up/checkout?plan=Yearly',
    owner: registered,
    arrived: (page) => page.getByRole('button', { name: 'Load PayPal again' }),
    lost: /^The payment button couldn’t be loaded/u,
  },
  ProfileForm: {
    path: '/account',
    owner: subscribed,
    ask: (page) => page.getByRole('button', { name: 'Change details', exact: true }),
    arrived: (page) => page.getByLabel('Full Name', { exact: true }),
    lost: /^We can’t reach our server/u,
  },
  MenuBuilderDemo: {
    path: '/#try-it',
    ask: (page) => page.getByRole('tab', { name: 'Menu builder', exact: true }),
    arrived: (page) => page.locator('#try-it-panel').getByRole('heading', { level: 3 }).first(),
    lost: /^The demo couldn’t be loaded/u,
  },
} satisfies Readonly<Record<string, Way>>;

/** Files loaded by the same function as one of the cases. */
const alike = {
  AccountPage: [
    'HomePage',
    'CheckEmailPage',
    'VerifyEmailPage',
    'RegisterPage',
    'PlansPage',
    'FinalPage',
    'ResetPasswordPage',
    'LinkPage',
    'PapersPage',
  ],
  ProfileForm: ['PasswordForm', 'PauseQuestion', 'AddressForm'],
  MenuBuilderDemo: ['HeatMapDemo', 'PointOfSaleDemo', 'AnalyticsDemo'],
} satisfies Partial<Record<keyof typeof ways, string[]>>;

/** Their loss has a separate test below; without the link to the other language nothing else is missing. */
const elsewhere = [
  'chargeCalendar',
  'hydrateIsland',
  'offerLanguage',
  'TryItStage',
  'PriceCalculatorIsland',
  'ContactIsland',
];

test('the list of cases contains every lazy file of the build (R-ERROR-LOST-FILE)', () => {
  expect([...Object.keys(ways), ...Object.values(alike).flat(), ...elsewhere].toSorted()).toEqual(
    lazyFiles(),
  );
});

/** Fails all requests for a file, and counts the loaded pages. */
async function losing(page: Page, name: string, how: 'aborted' | 'missing', times: number) {
  const seen = { asked: 0, pages: 0, lost: times };
  page.on('load', () => (seen.pages += 1));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    seen.asked += 1;
    if (seen.asked > seen.lost) await route.fallback();
    else if (how === 'aborted') await route.abort();
    else await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  return { seen, find: () => (seen.lost = 0) };
}

async function visit(page: Page, { path, owner }: Way): Promise<void> {
  await page.goto(path);
  if (!owner && path.startsWith('/#')) await page.mouse.wheel(0, 1);
}

const again = /^(?:Try again|Load the page again)$/u;

/** Acts like a visitor: requests the part, and retries if a retry is offered. */
async function insist(page: Page, { ask, arrived }: Way): Promise<void> {
  let patience = 700;
  await expect(async () => {
    for (const offered of [page.getByRole('button', { name: again }), ask?.(page)]) {
      if (await offered?.isVisible()) await offered?.click();
    }
    // Longer each time: a retry that interrupts the one before never ends on a busy machine.
    await expect(arrived(page)).toBeVisible({ timeout: (patience *= 1.5) });
  }).toPass({ intervals: [0] });
}

for (const [name, way] of Object.entries<Way>(ways)) {
  test(`${name}: a permanent loss is reported in place, and a retry loads the file (R-ERROR-LOST-FILE)`, async ({
    page,
  }) => {
    if (way.owner) await signIn(page, way.owner);
    const { seen, find } = await losing(page, name, 'aborted', Infinity);
    await visit(page, way);
    if (way.ask) await way.ask(page).click();
    await expect(page.getByText(way.lost)).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(seen.pages).toBeLessThanOrEqual(2);
    find();
    await insist(page, way);
  });
}

for (const name of ['AccountPage', 'CheckoutPage', 'PayPalSubscribeButton'] as const) {
  test(`${name}: a file removed by a deployment reloads the page (R-ERROR-LOST-FILE)`, async ({ page }) => {
    const way: Way = ways[name];
    if (way.owner) await signIn(page, way.owner);
    const { find } = await losing(page, name, 'missing', Infinity);
    await visit(page, way);
    // The new site has the file that the reloaded page requests.
    page.on('domcontentloaded', find);
    if (way.ask) await way.ask(page).click();
    await expect(way.arrived(page)).toBeVisible();
  });
}

test('order and coupon stay while the payment button fails and loads again (R-ERROR-LOST-FILE)', async ({
  page,
}) => {
  await signIn(page, registered);
  const { find } = await losing(page, 'PayPalSubscribeButton', 'aborted', Infinity);
  await page.goto('/sign-up/checkout?plan=Monthly');
  await expect(page.getByText(/^The payment button couldn’t be loaded/u)).toBeVisible();
  await page.getByText('Have a code?').click();
  await page.getByLabel('Coupon code').fill('LAUNCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  const total = page.getByTestId('quote-total');
  await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
  const price = await total.textContent();
  find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Load PayPal again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
  await expect(total).toHaveText(price ?? '');
});

test('chargeCalendar: after a single loss, the file is saved', async ({ page }) => {
  await signIn(page, subscribed);
  await losing(page, 'chargeCalendar', 'aborted', 1);
  await page.goto('/sign-up/final');
  let saved = false;
  page.once('download', () => (saved = true));
  await expect(async () => {
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await expect.poll(() => saved, { timeout: 1_500 }).toBe(true);
  }).toPass();
});

for (const name of ['TryItStage', 'PriceCalculatorIsland']) {
  test(`${name}: after a single loss, it responds once the visitor has used it`, async ({ page }) => {
    await losing(page, name, 'aborted', 1);
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    const island = page.locator(`[data-island="${name === 'TryItStage' ? 'try-it' : 'price-calculator'}"]`);
    await expect(async () => {
      await island.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1);
      if ((await island.getAttribute('data-hydrated')) === null)
        await island.locator('button:not([aria-disabled="true"])').first().click();
      await expect(island).toHaveAttribute('data-hydrated', { timeout: 1_500 });
    }).toPass();
  });
}

for (const name of ['hydrateIsland', 'ContactIsland']) {
  test(`${name}: after a permanent loss, a message can still be written`, async ({ page }) => {
    await losing(page, name, 'missing', Infinity);
    await page.goto('/#contact');
    await page.mouse.wheel(0, 1);
    const form = page.locator('#contact form');
    await expect(form).toBeVisible();
    await form.getByLabel('Message').fill('Do you come to Oakland?');
    await form.getByRole('button', { name: 'Send message' }).click();
    // Only then: browsers call such an action mixed content on a page of https as soon as they read it.
    await expect(form).toHaveAttribute('action', /^mailto:/u);
  });
}
