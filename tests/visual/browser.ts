import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../support/browser.mjs';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the pinned browser, or another Chromium, so that it draws letters the same way on every machine and reaches
 * nothing outside this one.
 * @param other - The path of another Chromium.
 */
export async function launchBrowser(other?: string): Promise<Browser> {
  const { executablePath, args, env } = await browserLaunch();
  const fonts = await pinFonts(env['FONTCONFIG_FILE']);
  return chromium.launch({
    executablePath: other ?? executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    // The pinned browser brings its own system libraries, which another one must not load.
    env: { ...(other === undefined ? env : definedEnvironment()), FONTCONFIG_FILE: fonts },
  });
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
  await writeFile(
    file,
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
  return file;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
