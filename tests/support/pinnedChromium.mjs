import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const packageFolder = join(projectRoot, 'node_modules', '@sparticuz', 'chromium');

/** Whether the npm package's browser can run here: it is built for Linux on x64. */
export const pinnedChromiumRunsHere = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium version pinned in package.json, once per version, and returns how to start it. It includes its own
 * system libraries and fonts, so that pages look the same on any machine.
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function pinnedChromium() {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(projectRoot, 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks beside the final folder and renames it, because two runs may start at the same time and an interrupted one must
 * not leave an incomplete browser.
 * @param {string} folder
 */
async function unpack(folder) {
  const partial = `${folder}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  // The package unpacks to the system's temporary folder, under names without a version.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    // It unpacks these only if it detects a cloud function.
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(join(partial, 'fonts.conf'), fontConfiguration(folder));
  try {
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} folder */
function fontConfiguration(folder) {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(folder, 'fonts')}</dir>`,
    `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}
