import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = new URL('./', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/**
 * Bundles the functions, with the rules they share with the browser, into the one file Firebase deploys. What
 * package.json names is installed there and stays outside.
 * @param {{ entry?: string, outfile?: string }} [options]
 */
export async function buildFunctions({
  entry = fileURLToPath(new URL('src/index.ts', folder)),
  outfile = fileURLToPath(new URL('lib/index.js', folder)),
} = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    tsconfig: fileURLToPath(new URL('../tsconfig.json', folder)),
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions({ outfile: process.argv[2] });
