import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmulatorAccounts, GoogleAccount } from '#sandbox/auth/accounts.ts';
import { googleRoutes } from '#sandbox/google/routes.tsx';
import { loopbackOnly } from '#sandbox/site/loopbackOnly.ts';
import { browserLaunch } from '../support/browser.mjs';
import { pressToClose } from '../support/pressToClose.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';

const known: GoogleAccount = { sub: '42', email: 'rosa@example.com', name: 'Rosa Alvarez' };

let browser: Browser;
let site: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeAll(async () => {
  const accounts: EmulatorAccounts = {
    mailedCodes: async () => [],
    googleAccounts: async () => [known],
    removeAll: async () => undefined,
    enableEmailEnumerationProtection: async () => undefined,
  };
  const app = express()
    .use(loopbackOnly)
    .use('/__sandbox/google', googleRoutes(accounts))
    // The policy of the site's pages: the pop-up must still be able to respond.
    .get('/', (_request, response) => {
      response.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups').send('<title>Site</title>');
    });
  site = await listenOnFreePort(app);
  browser = await chromium.launch(await browserLaunch());
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Opens the chooser like the sign-in screen; the page collects the accounts it sends. */
async function openChooser(): Promise<{ page: Page; chooser: Page }> {
  const page = await browser.newPage();
  await page.goto(site.url);
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    const chooser = window.open('/__sandbox/google', 'sandbox-google', 'popup,width=480,height=640');
    window.addEventListener('message', ({ origin, data }) => {
      // A pop-up that is already gone would count as closed by the visitor.
      messages.push({ origin, data: data as unknown, closed: chooser?.closed });
      chooser?.close();
    });
  });
  return { page, chooser: await popup };
}

/** Clicks a button of the chooser and waits until its window has closed. */
async function pressAndSeeClosed(button: Locator): Promise<void> {
  const closed = button.page().waitForEvent('close');
  await pressToClose(button);
  await closed;
}

function handedOver(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { messages: unknown[] }).messages);
}

it('sends the typed account while its window still exists', async () => {
  const { page, chooser } = await openChooser();
  await chooser.getByLabel('Email').fill('juan@example.com');
  await chooser.getByLabel('Name').fill('Juan');
  await pressAndSeeClosed(chooser.getByRole('button', { name: 'Continue' }));
  const profile = {
    sub: expect.stringMatching(/^\d{21}$/u) as string,
    email: 'juan@example.com',
    name: 'Juan',
  };
  await expect
    .poll(() => handedOver(page))
    .toEqual([{ origin: site.url, data: { type: 'sandbox-google', profile }, closed: false }]);
});

it('sends an account that signed in before', async () => {
  const { page, chooser } = await openChooser();
  await pressAndSeeClosed(chooser.getByRole('button', { name: 'Rosa Alvarez' }));
  await expect
    .poll(() => handedOver(page))
    .toEqual([{ origin: site.url, data: { type: 'sandbox-google', profile: known }, closed: false }]);
});

it('closes on Cancel and sends nothing', async () => {
  const { page, chooser } = await openChooser();
  await pressAndSeeClosed(chooser.getByRole('button', { name: 'Cancel' }));
  expect(await handedOver(page)).toEqual([]);
});
