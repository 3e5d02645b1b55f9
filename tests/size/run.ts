import path from 'node:path';
import { build } from 'vite';
import { screens, type MeasuredScreen } from './budgets.ts';
import { BuiltSite } from './builtSite.ts';

const projectRoot = path.dirname(path.dirname(import.meta.dirname));

/** Builds the site as it ships, into `dist`, and says what each screen's script weighs; ends with 1 when one is too heavy. */
async function run(): Promise<number> {
  const built = await build({
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
  });
  if (!('output' in built)) throw new Error('The site is built once, by one bundler');
  const site = new BuiltSite(built.output);
  const filesOf = ({ page, afterwards }: MeasuredScreen) => {
    const first = site.scriptsOf('app.html', `src/app/pages/${page}.tsx`);
    const rest = [...site.scriptsOf(...afterwards)].filter((file) => !first.has(file));
    return { first, rest };
  };
  const [signIn] = screens.filter(({ page }) => page === 'SignInPage').map(filesOf);
  const known = new Set([...(signIn?.first ?? []), ...(signIn?.rest ?? [])]);
  const rows = screens.map((screen) => {
    const { first, rest } = filesOf(screen);
    const own = [...first, ...rest].filter((file) => !known.has(file));
    return { screen, first: site.weightOf(first), rest: site.weightOf(rest), own: site.weightOf(own) };
  });
  console.log(
    'KiB of script, Brotli    to use it    then by itself    most allowed    beside sign-in    most of that',
  );
  const tooHeavy = rows.filter(
    ({ screen: { most, mostBesideSignIn }, first, own }) =>
      (most !== null && first > most) || (mostBesideSignIn !== undefined && own > mostBesideSignIn),
  );
  for (const row of rows) {
    const { path: address, most, mostBesideSignIn } = row.screen;
    const cells = [
      row.first.toFixed(1).padStart(10),
      row.rest.toFixed(1).padStart(18),
      String(most ?? '').padStart(16),
      row.own.toFixed(1).padStart(18),
      String(mostBesideSignIn ?? '').padStart(16),
    ];
    console.log(address.padEnd(24), ...cells, tooHeavy.includes(row) ? '  TOO HEAVY' : '');
  }
  return tooHeavy.length > 0 ? 1 : 0;
}

process.exitCode = await run();
