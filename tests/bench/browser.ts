import { chromium, type Browser } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import { browserLaunch } from '../support/browser.mjs';

/** A running browser that trusts our own certificate. */
export interface BenchBrowser {
  browser: Browser;
  /** The debugging port, for tools other than Playwright. */
  port: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/**
 * Starts the tests' browser, with the machine's fonts as a visitor has them: the pinned browser's own font is none that the
 * page's fallback is fitted to. It trusts a specific key instead of ignoring certificate errors, because it caches nothing
 * that came with a bad certificate.
 */
export async function startBrowser(fingerprint: string): Promise<BenchBrowser> {
  const { executablePath, args, env: tested } = await browserLaunch();
  const { FONTCONFIG_FILE: _, ...env } = tested;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [
      ...args,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
  return { browser, port };
}
