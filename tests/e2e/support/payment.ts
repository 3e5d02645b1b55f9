import { expect, type Page } from '@playwright/test';

/** PayPal's button, in its script's frame. */
export function subscribeButton(page: Page) {
  const frame = page.locator('iframe[title*="PayPal" i]').first();
  return frame.contentFrame().getByRole('button', { name: /paypal/iu });
}

/** Clicks PayPal's button and returns its approval window, whose button is labeled `agree`, in its language. */
export async function openPayPal(page: Page, agree = 'Agree & Subscribe'): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await subscribeButton(page).click();
  const window = await popup;
  await expect(window.getByRole('button', { name: agree })).toBeVisible();
  return window;
}

/** Opens PayPal in a tab; returns its window and the subscription to approve there. */
export async function approvalIn(tab: Page): Promise<{ paypal: Page; id: string }> {
  const answer = tab.waitForResponse('**/api/startSubscription');
  const paypal = await openPayPal(tab);
  const { result } = (await (await answer).json()) as { result: { subscriptionId: string } };
  return { paypal, id: result.subscriptionId };
}

export async function shownTotal(page: Page): Promise<string> {
  const total = page.getByTestId('quote-total');
  await expect(total).toBeVisible();
  return (await total.innerText()).trim();
}

export async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You Are All Set!' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up\/final/u);
}
