import { build } from 'esbuild';
import path from 'node:path';
import { minify } from 'vite';
import { scriptTargets } from './targets.ts';

const siteFolder = path.join(import.meta.dirname, '../site');

/** A script of `src/site` bundled with its imports and minified, as text. `define` puts values in place of names. */
export async function bundleScript(script: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteFolder, script)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: scriptTargets,
    logLevel: 'error',
    define,
  });
  // Oxc's output is a few per cent smaller than esbuild's, which cannot inline a function where it is called.
  const { code } = await minify(script, outputFiles[0]?.text ?? '', { compress: { target: scriptTargets } });
  return code.trim();
}
