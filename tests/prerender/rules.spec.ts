import { expect } from '@playwright/test';
import { plantedFaults, plantFaults } from '../support/plantFaults.ts';
import { siteTest as test } from './support/visit.ts';

test('a visit reports each planted fault', async ({ page, brokenRules }) => {
  await page.goto('/cookies');
  await page.evaluate(plantFaults);
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('button', { name: 'Moving' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Covered' }).focus();
  const wanted = plantedFaults.map((fault) => `${fault} on /cookies`).toSorted();
  await expect.poll(() => brokenRules.toSorted()).toEqual(wanted);
  brokenRules.length = 0;
});

test('so does one in a window of its own, when it is closed', async ({ browser, baseURL, brokenRules }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseURL}/cookies`);
  await page.evaluate(plantFaults);
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await context.close();
  expect(brokenRules.splice(0)).toContain(`${plantedFaults[0]} on /cookies`);
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true });

  // The second is how an error moves a button that is born when its field is left.
  for (const moment of ['pointerdown', 'mousedown'] as const)
    test(`a visit reports a press that is lost at ${moment}`, async ({ page, brokenRules }) => {
      await page.goto('/cookies');
      await page.evaluate((at) => {
        document.body.innerHTML = '<button>Moving</button>';
        const button = document.querySelector('button');
        button?.addEventListener(at, () => {
          button.style.marginLeft = '150px';
        });
      }, moment);
      await page.getByRole('button', { name: 'Moving' }).tap();
      const lost = 'A press is lost: "Moving" moved away from under it on /cookies';
      await expect.poll(() => brokenRules).toEqual([lost]);
      brokenRules.length = 0;
    });
});
