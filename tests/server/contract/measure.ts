import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

// `npx tsx tests/server/contract/measure.ts` prints what loading each client of PayPal costs: decisions/OwnClientOfPayPal.mdx.

const clients = {
  'our client': "export { payPalProvider } from '#functions/paypal/payPalProvider.ts';",
  'PayPal’s SDK':
    "export { Client, PaymentsController, SubscriptionsController } from '@paypal/paypal-server-sdk';",
};
const rounds = 7;

async function bundle(contents: string, outfile: string, minify: boolean): Promise<number> {
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    minify,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return readFileSync(outfile).byteLength;
}

/** Seconds of CPU that importing a file takes in a process of its own. */
function cpuOf(file: string): number {
  const script = `const before = process.cpuUsage(); await import(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1e6);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

mkdirSync('functions/lib', { recursive: true });
const folder = mkdtempSync(path.resolve('functions/lib/clients-'));
try {
  for (const [name, contents] of Object.entries(clients)) {
    const file = path.join(folder, 'client.mjs');
    const bytes = await bundle(contents, file, false);
    const seconds = Array.from({ length: rounds }, () => cpuOf(file)).toSorted((a, b) => a - b);
    const small = await bundle(contents, file, true);
    const packed = gzipSync(readFileSync(file)).byteLength;
    const kB = [bytes, small, packed].map((size) => `${Math.round(size / 1_000)} kB`).join(', minified ');
    console.log(
      `${name}: ${(seconds[3] ?? 0).toFixed(3)} s of CPU; ${kB.replace(/, minified (?=[^,]*$)/u, ', compressed ')}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
