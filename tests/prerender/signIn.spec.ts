import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn as words } from '#content/funnel/signIn.ts';
import { paths } from '#domain/paths.ts';
import { holdScripts, test } from './support/visit.ts';

const refusals = {
  invalidEmail: 'Please enter a valid email address',
  notSent: 'Failed to send verification email. Please try again.',
};
const linkCall = 'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode*';

const field = (page: Page) => page.getByLabel('Email');
const submit = (page: Page) => page.getByRole('button', { name: words.submit });
const google = (page: Page) => page.getByRole('button', { name: words.google });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

/** Whether React has taken over the element. */
function isHydrated(page: Page): Promise<boolean> {
  return page
    .locator('[data-sign-in]')
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}

async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** Opens the form whose app has not arrived; it does once the returned function is called. */
async function openBeforeTheApp(page: Page, query = ''): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(paths.signIn + query, { waitUntil: 'commit' });
  return letGo;
}

function markup(page: Page): Promise<string> {
  return page.locator('[data-sign-in]').evaluate((form) => {
    const copy = form.cloneNode(true) as Element;
    copy.querySelector('input')?.removeAttribute('value');
    return copy.outerHTML;
  });
}

/** Lets the app arrive, while something else may happen. It takes the form over without changing an element or an attribute. */
async function expectTakenOver(
  page: Page,
  letGo: () => void,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const elements = page.locator('[data-sign-in] *');
  await elements.evaluateAll((all) => all.forEach((element) => Object.assign(element, { marked: true })));
  const before = await markup(page);
  letGo();
  await meanwhile?.();
  await hydrated(page);
  expect(await elements.evaluateAll((all) => all.every((element) => 'marked' in element))).toBe(true);
  expect(await markup(page)).toBe(before);
}

/** Puts each text into a `font` element, as the translator of Chrome does. */
function translate(place: Element): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('style, script')) continue;
    const wrapper = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

test('the form is in the document, and the app takes over its elements', async ({ page }) => {
  const letGo = await openBeforeTheApp(page, '?plan=Yearly');
  await expect(page).toHaveTitle('Create Account | Curbwise');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(google(page)).toBeEnabled();
  await expect(submit(page)).toBeDisabled();
  await expect(field(page)).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Use' })).toBeVisible();
  await expectTakenOver(page, letGo);
  expect(await page.evaluate(() => localStorage['plan'] as string)).toBe('Yearly');
});

test('a link with a slash too many opens its screen', async ({ page, site }) => {
  for (const [address, path, heading] of [
    [`/${paths.signIn}?plan=Yearly`, `${paths.signIn}?plan=Yearly`, words.heading],
    ['/sign-up//signin', paths.signIn, words.heading],
    [`/${paths.checkEmail}`, paths.checkEmail, 'Check Your Email'],
    [`//es${paths.signIn}`, `/es${paths.signIn}`, 'Crea tu cuenta'],
  ] as const) {
    // Given as a path, it would be the address of another host.
    await page.goto(site.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(site.url + path);
    if (path !== paths.checkEmail) await hydrated(page);
  }
});

test('text typed before the app runs is kept, with the focus', async ({ page }) => {
  const letGo = await openBeforeTheApp(page);
  await field(page).pressSequentially('ana@truck.exam');
  await expect(submit(page)).toBeEnabled();
  await expectTakenOver(page, letGo, () => field(page).pressSequentially('ple'));
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('.org');
  await expect(field(page)).toHaveValue('ana@truck.example.org');
});

for (const [name, control] of [
  ['the field', field],
  ['a button', google],
  ['a link of the text', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Terms of Use' })],
] as const) {
  test(`a translated form keeps what was typed when the app arrives, and the focus on ${name}`, async ({
    page,
  }) => {
    const letGo = await openBeforeTheApp(page);
    await field(page).pressSequentially('ana@truck.exam');
    await page.locator('#root').evaluate(translate);
    await control(page).focus();
    const before = await field(page).elementHandle();
    letGo();
    // React replaces what the translator has changed.
    await before.waitForElementState('hidden');
    await hydrated(page);
    await expect(control(page)).toBeFocused();
    if (control === field) await page.keyboard.type('ple');
    await expect(field(page)).toHaveValue(`ana@truck.exam${control === field ? 'ple' : ''}`);
  });
}

test('a link is sent before the app runs, and the app continues', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route(linkCall, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const letGo = await openBeforeTheApp(page, '?plan=Yearly');
  await field(page).fill(' Ana@Truck.example ');
  await submit(page).click();
  await expect(page).toHaveURL(paths.checkEmail);
  expect(sent).toEqual([
    expect.objectContaining({ email: 'ana@truck.example', requestType: 'EMAIL_SIGNIN' }),
  ]);
  const stored = await page.evaluate(() => JSON.parse(JSON.stringify(localStorage)) as object);
  expect(stored).toMatchObject({ email: 'ana@truck.example', GoogleSignOn: 'false', plan: 'Yearly' });
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
  await expect(page.getByText('ana@truck.example')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('ana@truck.example');
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('ana@truck.example');
  await expect(submit(page)).toBeEnabled();
});

test('a link that is being sent while the app arrives is sent once', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(linkCall, async (route) => {
    sent += 1;
    await answered;
    await route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const letGo = await openBeforeTheApp(page);
  await field(page).fill('ana@truck.example');
  await field(page).press('Enter');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: words.submitBusy })).toHaveAttribute('aria-busy', 'true');
  const arrived = page.waitForEvent('requestfinished', (request) => /\/app-.*\.js$/u.test(request.url()));
  letGo();
  await arrived;
  expect(await isHydrated(page)).toBe(false);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
  expect(sent).toBe(1);
});

test.describe('a refusal before the app runs has the app’s words, and stays when it runs', () => {
  test('for an address that is not one', async ({ page }) => {
    const letGo = await openBeforeTheApp(page);
    await field(page).fill('ana@');
    await submit(page).click();
    const message = refusals.invalidEmail;
    await expect(refusal(page)).toHaveText(message);
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectTakenOver(page, letGo);
    await expect(refusal(page)).toHaveText(message);
    await field(page).press('x');
    await expect(refusal(page)).toHaveCount(0);
  });

  test('without a connection', async ({ page, complaints }) => {
    await page.route(linkCall, (route) => route.abort('internetdisconnected'));
    const letGo = await openBeforeTheApp(page);
    await field(page).fill('ana@truck.example');
    await field(page).press('Enter');
    const message = refusals.notSent;
    await expect(refusal(page)).toHaveText(message);
    await expect(field(page)).toBeFocused();
    await expectTakenOver(page, letGo);
    await expect(refusal(page)).toHaveText(message);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
  });
});

test('an owner who is signed in on this browser never sees the form', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['email'] = 'ana@truck.example';
    localStorage['userCred'] = JSON.stringify({ uid: 'u1', email: 'ana@truck.example', displayName: null });
  });
  const letGo = await openBeforeTheApp(page);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the form and its refusals are Spanish before the app runs', async ({ page }) => {
    const letGo = await openBeforeTheApp(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByLabel('Correo').press('Enter');
    await expect(refusal(page)).toContainText('correo');
    letGo();
    await hydrated(page);
    await expect(refusal(page)).toContainText('correo');
  });
});

test.describe('in a browser inside an app (R-SIGNIN-EMBEDDED)', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 382.0.0.27.85',
  });
  const buttons = (page: Page) => page.locator('[data-sign-in] button:visible').allTextContents();
  const { copy, copied, refused } = words.embedded;

  test('e-mail comes first, and the copied address stays said when the app runs', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const letGo = await openBeforeTheApp(page, '?plan=Yearly');
    await expect(page.getByText(refused)).toBeVisible();
    expect(await buttons(page)).toEqual([copy, words.submit, words.google]);
    await field(page).pressSequentially('ana@');
    await page.getByRole('button', { name: copy }).click();
    await expect(page.getByRole('button', { name: copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await field(page).press('Enter');
    await expect(refusal(page)).toHaveText(refusals.invalidEmail);
    await expectTakenOver(page, letGo);
    await expect(field(page)).toBeFocused();
    expect(await buttons(page)).toEqual([copied, words.submit, words.google]);
  });

  test('where the browser copies nothing, the app shows the address', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      Object.assign(document, { execCommand: () => false });
    });
    const letGo = await openBeforeTheApp(page);
    await page.getByRole('button', { name: copy }).click();
    letGo();
    await expect(refusal(page)).toContainText(page.url());
  });
});
