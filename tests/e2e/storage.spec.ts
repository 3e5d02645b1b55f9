import { expect } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { test } from '../support/visits.ts';

test('an owner whose browser no longer opens its databases signs in and stays signed in', async ({
  page,
}) => {
  // In Safari, IndexedDB stops answering for a page that shares it with other tabs: github.com/firebase/firebase-js-sdk/issues/8019.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openAccount(page);
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
});
