import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { screens } from './budgets.ts';
import { BuiltSite } from './builtSite.ts';

const projectRoot = path.dirname(path.dirname(import.meta.dirname));
const directory = mkdtempSync(path.join(tmpdir(), 'curbwise-size-'));

/** Builds the site as it ships and says what each screen's script weighs; ends with 1 when one is too heavy. */
async function run(): Promise<number> {
  const built = await build({
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true },
  });
  if (!('output' in built)) throw new Error('The site is built once, by one bundler');
  const site = new BuiltSite(built.output);
  const rows = screens.map(({ path: address, page, afterwards, most }) => {
    const first = site.scriptsOf('app.html', `src/app/pages/${page}.tsx`);
    const rest = [...site.scriptsOf(...afterwards)].filter((file) => !first.has(file));
    return { address, first: site.weightOf(first), rest: site.weightOf(rest), most };
  });
  console.log('KiB of script, Brotli    to use it    then by itself    most allowed');
  for (const { address, first, rest, most } of rows) {
    const cells = [
      first.toFixed(1).padStart(10),
      rest.toFixed(1).padStart(18),
      String(most ?? '').padStart(16),
    ];
    console.log(address.padEnd(24), ...cells, most !== null && first > most ? '  TOO HEAVY' : '');
  }
  return rows.some(({ first, most }) => most !== null && first > most) ? 1 : 0;
}

try {
  process.exitCode = await run();
} finally {
  rmSync(directory, { recursive: true });
}
