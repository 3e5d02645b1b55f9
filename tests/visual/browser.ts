import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { browserLaunch } from '../support/browser.mjs';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Launch options for pictures: the pinned browser, or the Chromium `CHROMIUM_PATH` names, drawing letters the same way
 * on every machine and reaching nothing outside this one.
 */
export async function pinnedLaunch(): Promise<LaunchOptions> {
  const { executablePath, args, env } = await browserLaunch();
  return {
    executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...env, FONTCONFIG_FILE: await pinFonts(env['FONTCONFIG_FILE']) },
  };
}

/** Starts that browser. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await pinnedLaunch());
}

/**
 * Writes a font configuration that leaves no choice to the machine: no hinting, grey antialiasing. This, more than
 * the browser's version, is what makes two machines draw the same letters.
 * @param included - The configuration that names the font folders, when the browser brings its own.
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
  // Every process writes it. A browser that starts meanwhile must not read half of it.
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
