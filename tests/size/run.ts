import path from 'node:path';
import { build } from 'vite';
import { inLanguage } from '../../src/prerender/inLanguage.ts';
import { screens, type MeasuredScreen } from './budgets.ts';
import { BuiltSite } from './builtSite.ts';

const projectRoot = path.dirname(path.dirname(import.meta.dirname));

/** The source file of a screen. */
const pageOf = ({ page }: Pick<MeasuredScreen, 'page'>) => `src/app/pages/${page}.tsx`;

/** How much heavier a screen may be in Spanish, which needs more words. */
const mostMoreInSpanish = 0.02;

/** Builds the production site into `dist`, or only the scripts of another language. */
async function builtIn(language: 'en' | 'es'): Promise<BuiltSite> {
  const built = await build({
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    ...(language !== 'en' && { plugins: [inLanguage(language)], build: { write: false } }),
  });
  if (!('output' in built)) throw new Error('The site is built once, by one bundler');
  return new BuiltSite(built.output);
}

/** Prints each screen's script size; exits with 1 if one is too heavy. */
async function run(): Promise<number> {
  const site = await builtIn('en');
  const spanish = await builtIn('es');
  const filesOf = ({ page, afterwards }: MeasuredScreen) => {
    const first = site.scriptsOf('app.html', pageOf({ page }));
    const rest = [...site.scriptsOf(...afterwards)].filter((file) => !first.has(file));
    return { first, rest };
  };
  const [signIn] = screens.filter(({ page }) => page === 'SignInPage').map(filesOf);
  const known = new Set([...(signIn?.first ?? []), ...(signIn?.rest ?? [])]);
  const rows = screens.map((screen) => {
    const { first, rest } = filesOf(screen);
    const own = [...first, ...rest].filter((file) => !known.has(file));
    const weight = site.weightOf(first);
    const inSpanish = spanish.weightOf(spanish.scriptsOf('app.html', pageOf(screen)));
    const more = inSpanish / weight - 1;
    return { screen, first: weight, rest: site.weightOf(rest), own: site.weightOf(own), more };
  });
  console.log(
    'KiB of script, Brotli    to use it    then by itself    most allowed    beside sign-in    most of that    in Spanish',
  );
  const tooHeavy = rows.filter(
    ({ screen: { most, mostBesideSignIn }, first, own, more }) =>
      more > mostMoreInSpanish ||
      (most !== null && first > most) ||
      (mostBesideSignIn !== undefined && own > mostBesideSignIn),
  );
  for (const row of rows) {
    const { path: address, most, mostBesideSignIn } = row.screen;
    const cells = [
      row.first.toFixed(1).padStart(10),
      row.rest.toFixed(1).padStart(18),
      String(most ?? '').padStart(16),
      row.own.toFixed(1).padStart(18),
      String(mostBesideSignIn ?? '').padStart(16),
      `+${(row.more * 100).toFixed(1)} %`.padStart(14),
    ];
    console.log(address.padEnd(24), ...cells, tooHeavy.includes(row) ? '  TOO HEAVY' : '');
  }
  return tooHeavy.length > 0 ? 1 : 0;
}

process.exitCode = await run();
