import { expect, test, type Browser, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { englishIn } from '../support/englishIn.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { newAddress, signInLinkFor } from './support/owner.ts';
import { openPayPal, shownTotal } from './support/payment.ts';
import { storedDocument } from './support/sandbox.ts';

/** The same owner, signed in, in an English browser that has visited no page of the site. */
async function inAnotherBrowser({ page, browser }: { page: Page; browser: Browser }): Promise<Page> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  for (const origin of origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name !== 'language');
  const context = await browser.newContext({ locale: 'en-US', storageState: { cookies, origins } });
  return context.newPage();
}

test('an owner comes from the Spanish page, signs up, pays and opens the account, all in Spanish', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  const read = async () => {
    const lines = await page.evaluate(() => document.body.innerText.split('\n'));
    expect(lines.filter(englishIn)).toEqual([]);
  };
  await page.goto('/es');
  await page.getByRole('link', { name: 'Empieza ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible();
  await read();
  await page.getByRole('textbox', { name: 'Correo' }).fill(address);
  await page.getByRole('button', { name: 'Crear cuenta con mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await read();

  await page.goto(await signInLinkFor(address));
  await expect(page.getByRole('heading', { name: 'Regístrate' })).toBeVisible();
  await page.getByLabel('Nombre completo').fill('Rosa Álvarez');
  await page.getByLabel('Nombre del food truck').fill('Comal de Cobre');
  await page.getByLabel('Contraseña', { exact: true }).fill('comal-42');
  await page.getByLabel('Confirma la contraseña', { exact: true }).fill('comal-42');
  await page.getByRole('spinbutton', { name: 'Cuántos dispositivos' }).fill('3');
  await read();
  await page.getByRole('checkbox', { name: /Términos de uso/iu }).check();
  await page.getByRole('button', { name: 'Continuar a elegir plan' }).click();

  await expect(page.getByRole('heading', { name: 'Elige tu plan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mensual' })).toBeChecked();
  await read();
  await page.getByRole('button', { name: 'Ir al pago' }).click();
  expect(await shownTotal(page)).toBe(listedPrice('Monthly', 3).text);
  await read();
  const agree = 'Aceptar y suscribirse';
  const paypal = await openPayPal(page, agree);
  await pressToClose(paypal.getByRole('button', { name: agree }));

  await expect(page.getByRole('heading', { name: '¡Ya está todo listo!' })).toBeVisible();
  await read();
  expect(await storedDocument('Subscriptions', address)).toMatchObject({
    customerName: 'Rosa Álvarez',
    language: 'es',
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible();
  await expect(page.getByText('Prueba gratis', { exact: true })).toBeVisible();
  await read();

  // The profile sets the language if the browser has visited no page of the site.
  const elsewhere = await inAnotherBrowser({ page, browser });
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await elsewhere.context().close();
});
