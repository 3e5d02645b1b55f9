import { build } from 'esbuild';
import path from 'node:path';

/** What the service worker keeps for a visitor without a network. */
export interface Kept {
  /** Paths of the public pages. */
  pages: readonly string[];
  /** Addresses of files named for their content. */
  files: readonly string[];
}

/** The service worker, whole, as the site serves it at `/serviceWorker.js`. */
export async function serviceWorkerFile({ pages, files }: Kept): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'serviceWorker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: {
      keptPages: JSON.stringify(pages),
      keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return outputFiles[0]?.text ?? '';
}
