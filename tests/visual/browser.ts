import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { browserLaunch } from '../support/browser.mjs';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Launch options for pictures: the pinned browser, or the Chromium named by `CHROMIUM_PATH`, with the same text rendering on
 * every machine and without external requests.
 */
export async function pinnedLaunch(): Promise<LaunchOptions> {
  const { executablePath, args, env } = await browserLaunch();
  return {
    executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...env, FONTCONFIG_FILE: await pinFonts(env['FONTCONFIG_FILE']) },
  };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await pinnedLaunch());
}

/**
 * Writes a font configuration independent of the machine: no hinting, gray antialiasing. This matters more for equal text
 * rendering than the browser's version.
 * @param included - The configuration that names the font folders, if the browser includes its own.
 */
async function pinFonts(included: string | undefined): Promise<string> {
  const folder = path.join(projectRoot, 'node_modules', '.cache', 'visual');
  const file = path.join(folder, 'fonts.conf');
  const edits = [
    '<edit name="antialias" mode="assign"><bool>true</bool></edit>',
    '<edit name="hinting" mode="assign"><bool>false</bool></edit>',
    '<edit name="autohint" mode="assign"><bool>false</bool></edit>',
    '<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>',
    '<edit name="rgba" mode="assign"><const>none</const></edit>',
  ].join('\n    ');
  await mkdir(folder, { recursive: true });
  // Every process writes it. A browser starting meanwhile must not read an incomplete file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(
    draft,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      `  <include>${included ?? '/etc/fonts/fonts.conf'}</include>`,
      `  <match target="pattern">\n    ${edits}\n  </match>`,
      `  <match target="font">\n    ${edits}\n  </match>`,
      '</fontconfig>',
      '',
    ].join('\n'),
  );
  await rename(draft, file);
  return file;
}
