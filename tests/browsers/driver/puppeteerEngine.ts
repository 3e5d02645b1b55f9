import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserLaunch } from '../../support/browser.mjs';
import type { Engine, EngineName } from './engine.ts';
import { pageScript } from './pageScripts.ts';
import { PuppeteerWindow } from './puppeteerWindow.ts';

const fontSettings = '/etc/fonts/fonts.conf';

/** The pinned Chromium includes one font; a visitor's browser uses the machine's. */
const machineFonts = existsSync(fontSettings) ? { FONTCONFIG_FILE: fontSettings } : {};

export async function startChromium(): Promise<Engine> {
  const { args, env, ...launch } = await browserLaunch();
  return start('chromium', {
    ...launch,
    env: { ...env, ...machineFonts },
    args,
    acceptInsecureCerts: true,
    // Puppeteer allows all pop-ups by default; a visitor's browser does not.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
}

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return start('firefox', {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Blocks pop-ups that the visitor did not request.
      'dom.disable_open_during_load': true,
      // Hides scroll bars, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // In milliseconds. A finger goes down and up in two commands; on a busy machine more than the usual 300 pass between them,
      // and Firefox would see no tap but a long press, which clicks nothing.
      'apz.max_tap_time': 60_000,
      'ui.click_hold_context_menus.delay': 60_000,
    },
  });
}

async function start(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const scripts = [await pageScript('recorder'), await pageScript('rules')];
  const browser = await puppeteer.launch({ headless: true, acceptInsecureCerts: true, ...options });
  return {
    name,
    async open({ width, height, before = [] }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      for (const script of [...scripts, ...before]) await page.evaluateOnNewDocument(script);
      return new PuppeteerWindow(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
