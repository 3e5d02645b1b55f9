import { expect } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { englishIn } from '../support/englishIn.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { newAddress, signInLinkFor } from './support/owner.ts';
import { openPayPal, shownTotal } from './support/payment.ts';
import { inboxOf, storedRecord } from './support/sandbox.ts';
import { test } from '../support/visits.ts';

test('a sign-up asked for on /es and opened in an English browser on another device is Spanish to its end', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  await page.goto('/es/sign-up/signin');
  await page.getByRole('textbox', { name: 'Correo' }).fill(address);
  await page.getByRole('button', { name: 'Crear cuenta con mi correo' }).click();
  await expect(page).toHaveURL(/\/es\/sign-up\/check-email$/u);
  const link = await signInLinkFor(address);
  expect((await inboxOf(address)).map(({ subject }) => subject)).toEqual(['Inicia sesión en Curbwise']);

  const phone = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const read = async () => {
    await expect(phone.locator('html')).toHaveAttribute('lang', 'es');
    await expect(phone).toHaveURL(/\/es\//u);
    const lines = await phone.evaluate(() => document.body.innerText.split('\n'));
    expect(lines.filter(englishIn)).toEqual([]);
  };
  await phone.goto(link);
  await phone.getByRole('button', { name: address }).click();
  await expect(phone.getByRole('heading', { name: 'Regístrate' })).toBeVisible();
  await read();

  // Halfway, the other language and back: what is typed and ticked stays.
  await phone.getByLabel('Nombre completo').fill('Rosa Álvarez');
  await phone.getByLabel('Nombre del food truck').fill('Comal de Cobre');
  await phone.getByRole('spinbutton', { name: 'Cuántas tabletas' }).fill('3');
  await phone.getByRole('checkbox', { name: /Términos de uso/iu }).check();
  await phone.getByLabel('Contraseña', { exact: true }).fill('comal-42');
  await phone.getByRole('link', { name: 'English' }).click();
  await expect(phone.getByRole('heading', { name: 'Sign Up', exact: true })).toBeVisible();
  // A password is never stored: the screen says that it is gone.
  await expect(phone.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Please type your password again\./u,
  );
  const stored = () => phone.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await stored()).not.toContain('comal-42');
  await expect(phone.getByLabel('Full Name')).toHaveValue('Rosa Álvarez');
  await expect(phone.getByRole('checkbox', { name: /Terms of Use/u })).toBeChecked();
  await phone.getByRole('link', { name: 'Español' }).click();
  await expect(phone.getByLabel('Nombre del food truck')).toHaveValue('Comal de Cobre');
  await expect(phone.getByRole('spinbutton', { name: 'Cuántas tabletas' })).toHaveValue('3');
  await expect(phone.getByRole('checkbox', { name: /Términos de uso/iu })).toBeChecked();
  await phone.getByLabel('Contraseña', { exact: true }).fill('comal-42');
  await phone.getByLabel('Confirma la contraseña', { exact: true }).fill('comal-42');
  await phone.getByRole('button', { name: 'Continuar y elegir plan' }).click();

  await expect(phone.getByRole('heading', { name: 'Elige tu plan' })).toBeVisible();
  await read();
  await phone.getByRole('button', { name: 'Ir al pago' }).click();
  expect(await shownTotal(phone)).toBe(listedPrice('Monthly', 3).text);
  await read();
  const agree = 'Aceptar y suscribirse';
  const paypal = await openPayPal(phone, agree);
  await pressToClose(paypal.getByRole('button', { name: agree }));
  await expect(phone.getByRole('heading', { name: '¡Ya está todo listo!' })).toBeVisible();
  await read();
  expect(await storedRecord(address)).toMatchObject({ language: 'es' });
  const mails = await inboxOf(address);
  expect(mails.map(({ subject }) => subject)).toContain('Tu suscripción a Curbwise está activa');
  expect(mails.flatMap(({ text }) => text.split('\n')).filter(englishIn)).toEqual([]);
  const account = mails.flatMap(({ links }) => links).find((href) => href.endsWith('/account')) ?? '';
  await phone.goto(account);
  await expect(phone.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible();
  await read();

  // The record decides, also in a browser that read English pages of the site.
  await phone.evaluate(() => localStorage.setItem('language', 'en'));
  await phone.goto('/account');
  await expect(phone.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'es');
  // The switch changes the record, so the next mail follows. What was typed stays.
  await phone.getByRole('button', { name: 'Cambiar los datos' }).click();
  await phone.getByLabel('Nombre completo').fill('Rosa R.');
  await phone.getByRole('link', { name: 'English' }).click();
  await expect(phone.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(phone.getByLabel('Full name')).toHaveValue('Rosa R.');
  await expect(phone).toHaveURL(/\/account$/u);
  await expect.poll(() => storedRecord(address)).toMatchObject({ language: 'en' });
  await phone.context().close();
});
