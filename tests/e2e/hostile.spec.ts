import { expect } from '@playwright/test';
import { test } from '../support/visits.ts';

const script = '<img src=x onerror="document.title=1">';

/** Tampered values under the keys of R-DATA-KEYS. */
const tampered = {
  email: script,
  name: script.repeat(40),
  mode: 'constructor',
  GoogleSignOn: 'perhaps',
  userCred: '{"uid":{"$gt":""},"email":["a@example.com"],"__proto__":{"admin":true}}',
  currency: '__proto__',
  posDevices: '1e9',
  plan: 'toString',
  finishedAt: 'NaN',
  returnTo: '//evil.example/account',
  restaurantName: 'x'.repeat(10_000),
  termsAccepted: 'yes',
  password: 'left by another program',
};

test('a stranger with a hostile address and tampered storage reads the specified words or is redirected, and stores nothing', async ({
  page,
}) => {
  const complaints: string[] = [];
  const written: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(?!catalogue)|accounts:/u.test(pathname)) written.push(pathname);
  });
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, tampered);

  const verify = '/sign-up/verify-email';
  const shown: [string, string, string?][] = [
    [`/sign-up/signin?plan=${script}&devices=-1&currency=%00`, 'Create Account'],
    ['/sign-up/?oobCode=x&mode=constructor', 'Create Account'],
    ['/sign-up/home?next=//evil.example', 'Welcome to Curbwise'],
    ['/sign-up/check-email?email=victim@example.com', 'Check Your Email', 'sent to your email address'],
    [`${verify}?mode=signIn`, 'Your email wasn’t verified', 'Missing verification code.'],
    [`${verify}?mode=recoverEmail&oobCode=x`, 'Your email wasn’t verified', 'Unsupported verification mode.'],
    [
      `${verify}?mode=signIn&oobCode=x&continueUrl=javascript:alert(1)//?email=${script}`,
      'Your email wasn’t verified',
      'Email address not found.',
    ],
    ['/sign-up/register?email=victim@example.com', 'Create Account'],
    ['/sign-up/checkout?plan=Monthly&plan=Yearly&price=0', 'Create Account'],
    ['/sign-up/final?subscriptionID=I-1', 'Create Account'],
    ['/sign-up/__proto__', 'Create Account'],
    ['/sign-up/nothing/here', 'Create Account'],
    ['/admin/reset-password?mode=resetPassword&oobCode=', 'Reset Your Password'],
  ];
  for (const [address, heading, words] of shown) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    if (words) await expect(page.getByRole('main'), address).toContainText(words);
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    // A link's mode is stored as specified, and only if it is valid.
    const mode = /mode=signIn/u.test(address) ? 'signIn' : tampered.mode;
    // So is the plan named in a link to the payment, if it is one of the two.
    const plan = /checkout\?plan=Monthly/u.test(address) ? 'Monthly' : tampered.plan;
    expect(stored, address).toEqual({ ...tampered, mode, plan });
  }
  expect(complaints).toEqual([]);
  expect(written).toEqual([]);
});
