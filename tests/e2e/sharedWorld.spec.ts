import { expect, type Page } from '@playwright/test';
import { openCheckout } from './support/account.ts';
import { askForLink, newAddress } from './support/owner.ts';
import { approvalIn, expectConfirmation } from './support/payment.ts';
import { storedRecord } from './support/sandbox.ts';
import { switchWorld } from './support/world.ts';
import { test } from '../support/visits.ts';

// They switch the world of everybody, so one runs after another.
test.describe.configure({ mode: 'default' });

test.afterEach(({ request }) =>
  request.post('/__sandbox/world', { form: { events: 'published', scanner: 'off' } }),
);

test('an owner whose browser and PayPal’s events were lost after the approval comes back and is done', async ({
  page,
  context,
}) => {
  await switchWorld(page, { events: 'lost' });
  const address = await openCheckout(page);
  const { paypal, id } = await approvalIn(page);
  await paypal.getByRole('button', { name: 'Agree, then lose the browser' }).click();
  await expect(paypal.getByRole('heading', { name: 'The browser is lost' })).toBeVisible();
  // PayPal's window closes with the page.
  await page.close();
  const later = await context.newPage();
  await later.goto('/sign-up/checkout?plan=Monthly');
  await expectConfirmation(later);
  expect(await storedRecord(address)).toMatchObject({ subscriptionID: id });
});

async function openedByScanner(page: Page): Promise<number> {
  await page.goto('/__sandbox/world');
  return Number(/\d+$/u.exec(await page.getByText('Links opened by the scanner').innerText()));
}

test('a link that a mail scanner has opened first still signs its reader in', async ({ page, context }) => {
  const world = await context.newPage();
  await switchWorld(world, { scanner: 'on' });
  const before = await openedByScanner(world);
  const link = await askForLink(page, newAddress());
  await expect.poll(() => openedByScanner(world), { timeout: 90_000 }).toBeGreaterThan(before);
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-up\/register$/u);
});
