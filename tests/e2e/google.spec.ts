import { expect } from '@playwright/test';
import { test } from '../support/visits.ts';

test('an owner who cancels on Google’s own page returns to the sign-in with a message', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/sign-up/signin');
  await page.getByRole('button', { name: /google/iu }).click();
  await page.getByRole('button', { name: 'Continue without a popup' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Google sign-in was canceled. Please try again.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
