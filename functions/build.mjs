import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = new URL('./', import.meta.url);

/** Installed beside the bundle: they read files of their own, or are what the platform looks for. */
const installed = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore'];

/**
 * Bundles the functions, with the rules they share with the browser, into the one file Firebase deploys. Of every other
 * package the bundle holds only what is used: a cold start spends most of its time on loading files.
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
    external: installed.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions({ outfile: process.argv[2] });
