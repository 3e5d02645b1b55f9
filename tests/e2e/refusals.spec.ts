import { expect, test, type Page } from '@playwright/test';
import { openCheckout } from './support/account.ts';
import { applyCoupon } from './support/owner.ts';
import { approvalIn } from './support/payment.ts';
import { paypalSubscription, storedDocument } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';

/** The signed-in owner's ID token, taken from the page's next call. */
async function idTokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest('**/api/myStatus');
  await page.reload();
  const authorization = await (await call).headerValue('authorization');
  return authorization ?? '';
}

test("an owner who claims another owner's approved subscription is refused", async ({ page, browser }) => {
  const victimPage = page;
  await openCheckout(victimPage);
  const { paypal, id: stolen } = await approvalIn(victimPage);
  expect(await paypalSubscription(stolen)).toMatchObject({ status: 'APPROVAL_PENDING' });
  await victimPage.route('**/api/activateSubscription', (route) => route.abort());

  const thiefPage = await (await browser.newContext()).newPage();
  const thief = await openCheckout(thiefPage);
  await pressToClose(paypal.getByRole('button', { name: 'Agree, then lose the browser' }));
  const response = await thiefPage.request.post('/api/activateSubscription', {
    headers: { authorization: await idTokenOf(thiefPage) },
    data: { data: { subscriptionId: stolen, orderId: null } },
  });
  expect(response.ok()).toBe(false);
  expect(await response.json()).toMatchObject({ error: { details: { code: 'checkout/details-failed' } } });
  expect(await storedDocument('Subscriptions', thief)).toBeUndefined();
  expect(await paypalSubscription(stolen)).toMatchObject({ status: 'ACTIVE' });
});

test('hostile coupon codes are invalid and change nothing (R-COUPON-INVALID)', async ({ page }) => {
  await openCheckout(page);
  const before = await storedDocument('Credentials', 'Coupons');
  for (const code of ['constructor', '__proto__', 'FREE50.applies_left', 'GONE']) {
    const answer = page.waitForResponse('**/api/checkCoupon');
    await applyCoupon(page, code);
    expect((await answer).ok()).toBe(false);
    await expect(page.getByText('Invalid coupon code or coupon has been fully redeemed')).toBeVisible();
  }
  await applyCoupon(page, 'ORPHAN');
  await expect(page.getByText('Discount plan "NoSuchPlan" not found')).toBeVisible();
  const after = await storedDocument('Credentials', 'Coupons');
  expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
  expect(after?.['GONE']).toEqual(before?.['GONE']);
});

test('a call without a verified owner is refused', async ({ request }) => {
  const response = await request.post('/api/myStatus', { data: { data: {} } });
  expect(response.status()).toBe(401);
});
