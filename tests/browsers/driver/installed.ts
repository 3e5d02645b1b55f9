import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine, EngineName } from './engine.ts';
import { startChromium, startFirefox } from './puppeteerEngine.ts';
import { startWebKit } from './webKitEngine.ts';

/** Starts an engine, or says what to install first. */
export type Installed = { start: () => Promise<Engine> } | { missing: string };

export const installed: Record<EngineName, () => Installed> = {
  chromium: () => ({ start: startChromium }),
  firefox() {
    const path = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox');
    return path === undefined
      ? { missing: 'Install the Debian package firefox-esr, or set FIREFOX_PATH.' }
      : { start: () => startFirefox(path) };
  },
  webkit() {
    const driver = onPath('WebKitWebDriver');
    const xvfb = onPath('Xvfb');
    return driver === undefined || xvfb === undefined || !bindingsInstalled()
      ? {
          missing:
            'Install the Debian packages webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gstreamer1.0-plugins-good gstreamer1.0-libav.',
        }
      : { start: () => startWebKit({ driver, xvfb }) };
  },
};

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Whether Debian's Python can open a WebKitGTK window. */
function bindingsInstalled(): boolean {
  try {
    const script = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
    execFileSync('/usr/bin/python3', ['-c', script], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
