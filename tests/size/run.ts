import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { languages, type Language } from '#domain/language.ts';
import { paths } from '#domain/paths.ts';
import { inLanguage } from '../../src/prerender/inLanguage.ts';
import { browserLaunch } from '../support/browser.mjs';
import { landing, most, mostMoreTranslated, others, signUp, type MeasuredScreen } from './budgets.ts';
import { BuiltSite } from './builtSite.ts';

const projectRoot = path.dirname(path.dirname(import.meta.dirname));

/** Builds the production site into `dist`, or only the scripts of another language. */
async function builtIn(language: Language): Promise<BuiltSite> {
  const built = await build({
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    ...(language !== 'en' && { plugins: [inLanguage(language)], build: { write: false } }),
  });
  if (!('output' in built)) throw new Error('The site is built once, by one bundler');
  return new BuiltSite(built.output);
}

/** KiB of the code of a document's inline scripts, compressed with Brotli. */
async function inlineScripts(html: string): Promise<number> {
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html, { waitUntil: 'commit' });
    const scripts = await page.locator('script:not([src], [type])').allTextContents();
    return brotliCompressSync(scripts.join('')).length / 1024;
  } finally {
    await browser.close();
  }
}

/** The files that a screen needs first, and those that it loads by itself. */
function filesOf(site: BuiltSite, { page, afterwards }: MeasuredScreen) {
  const first = site.scriptsOf('app.html', `src/app/pages/${page}.tsx`);
  const rest = [...site.scriptsOf(...afterwards)].filter((file) => !first.has(file));
  return { first, rest };
}

function row(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(34), ...cells.map((cell) => cell.padStart(14)));
}

/** Prints each screen's script size; exits with 1 if something is too heavy. */
async function run(): Promise<number> {
  const site = await builtIn('en');
  const translated = await Promise.all(languages.filter((one) => one !== 'en').map(builtIn));
  let misses = 0;
  const judge = (name: string, kib: number, limit: number) => {
    misses += kib > limit ? 1 : 0;
    row(name, [kib.toFixed(1), `at most ${limit}`, kib > limit ? 'TOO HEAVY' : '']);
  };

  row('KiB of script, Brotli', ['to use it', 'not yet here', 'then by itself', 'translated']);
  const here = new Set<string>();
  for (const screen of [...signUp, ...others]) {
    const { first, rest } = filesOf(site, screen);
    const weight = site.weightOf(first);
    const fresh = [...first, ...rest].filter((file) => !here.has(file));
    if (signUp.includes(screen)) fresh.forEach((file) => here.add(file));
    const more = Math.max(...translated.map((one) => one.weightOf(filesOf(one, screen).first))) / weight - 1;
    const tooWordy = more > mostMoreTranslated;
    misses += tooWordy ? 1 : 0;
    const translatedCell = `+${(more * 100).toFixed(1)} %${tooWordy ? ' TOO HEAVY' : ''}`;
    const kib = [weight, site.weightOf(fresh), site.weightOf(rest)].map((size) => size.toFixed(1));
    row(screen.path, [...kib, translatedCell]);
  }

  const document = readFileSync(path.join(projectRoot, 'dist', `${paths.signIn}.html`), 'utf8');
  console.log('');
  judge('Until the form works', await inlineScripts(document), most.form);
  const own = [...new Set([...site.scriptsOf(...landing), ...here])].filter(
    (file) => !site.isOfProvider(file),
  );
  judge('From landing to paid', site.weightOf(own), most.landingToPaid);
  return misses > 0 ? 1 : 0;
}

process.exitCode = await run();
