import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = new URL('../../functions/', import.meta.url);

/** Packages installed beside the bundle: they load files from their own folders, or the platform looks for them. */
const installed = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore'];

/** The sandbox's database, which loads only with the sandbox's setting; a deployment refuses to start with that. */
const sandboxStore = '*/sqliteStore.ts';

/** Placeholder for the bundle's hash in the code, with which a deployed function identifies its code. */
const placeholder = 'code-of-this-bundle';

/**
 * Bundles the functions' code and computes the hash that identifies it.
 * @returns {Promise<{ text: string, code: string }>}
 */
export async function bundledFunctions() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('src/index.ts', folder))],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The same code must give the same bundle in any working directory.
    absWorkingDir: fileURLToPath(folder),
    tsconfig: fileURLToPath(new URL('../tsconfig.json', folder)),
    external: [...installed.flatMap((name) => [name, `${name}/*`]), sandboxStore],
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text ?? '';
  const code = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text: text.replaceAll(placeholder, code), code };
}

/**
 * Bundles the functions and the rules they share with the browser into the one file that Firebase deploys. The bundle omits
 * unused code of other packages, because a cold start spends most of its time loading files.
 */
export async function buildFunctions(outfile = fileURLToPath(new URL('lib/index.js', folder))) {
  const { text } = await bundledFunctions();
  mkdirSync(path.dirname(outfile), { recursive: true });
  writeFileSync(outfile, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions(process.argv[2]);
