import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = new URL('./', import.meta.url);

/** Installed beside the bundle: they read files of their own, or are what the platform looks for. */
const installed = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore'];

/** Stands in the code for the hash of the bundle, so that a deployed function can say which code it is. */
const placeholder = 'code-of-this-bundle';

/**
 * The bundle and the hash by which its code is known.
 * @returns {Promise<{ text: string, code: string }>}
 */
export async function bundledFunctions(entry = fileURLToPath(new URL('src/index.ts', folder))) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The same code has the same bundle, wherever the command is run.
    absWorkingDir: fileURLToPath(folder),
    tsconfig: fileURLToPath(new URL('../tsconfig.json', folder)),
    external: installed.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text ?? '';
  const code = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text: text.replaceAll(placeholder, code), code };
}

/**
 * Bundles the functions, with the rules they share with the browser, into the one file Firebase deploys. Of every other
 * package the bundle holds only what is used: a cold start spends most of its time on loading files.
 * @param {{ entry?: string, outfile?: string }} [options]
 */
export async function buildFunctions({
  entry = fileURLToPath(new URL('src/index.ts', folder)),
  outfile = fileURLToPath(new URL('lib/index.js', folder)),
} = {}) {
  const { text } = await bundledFunctions(entry);
  mkdirSync(path.dirname(outfile), { recursive: true });
  writeFileSync(outfile, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions({ outfile: process.argv[2] });
