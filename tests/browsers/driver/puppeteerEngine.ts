import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserLaunch } from '../../support/browser.mjs';
import type { Engine, EngineName } from './engine.ts';
import { pageScript } from './pageScripts.ts';
import { PuppeteerWindow } from './puppeteerWindow.ts';

const fontSettings = '/etc/fonts/fonts.conf';

/** The pinned Chromium brings one font of its own; a visitor's browser has those of the machine. */
const machineFonts = existsSync(fontSettings) ? { FONTCONFIG_FILE: fontSettings } : {};

/** Chromium, the one that every other test finds. It trusts the key with the fingerprint, or else any certificate. */
export async function startChromium(fingerprint?: string): Promise<Engine> {
  const { args, env, ...launch } = await browserLaunch();
  return start('chromium', {
    ...launch,
    env: { ...env, ...machineFonts },
    args: fingerprint ? [...args, `--ignore-certificate-errors-spki-list=${fingerprint}`] : args,
    acceptInsecureCerts: fingerprint === undefined,
    // Puppeteer allows every window by itself; a visitor's browser does not.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
}

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return start('firefox', {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Blocks windows that the visitor did not ask for.
      'dom.disable_open_during_load': true,
      // As on a phone, where scroll bars take no room.
      'ui.useOverlayScrollbars': 1,
    },
  });
}

async function start(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const recorder = await pageScript('recorder');
  const browser = await puppeteer.launch({ headless: true, acceptInsecureCerts: true, ...options });
  return {
    name,
    async open({ width, height, before = [] }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      for (const script of [recorder, ...before]) await page.evaluateOnNewDocument(script);
      return new PuppeteerWindow(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
