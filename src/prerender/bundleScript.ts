import { build } from 'esbuild';
import path from 'node:path';
import { minify } from 'vite';
import { scriptTargets } from './targets.ts';

const siteFolder = path.join(import.meta.dirname, '../site');

/** Bundles a script of `src/site` with its imports and minifies it. `define` replaces names with values. */
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
  // Oxc's output is a few percent smaller than esbuild's, which cannot inline a function at its call.
  const { code } = await minify(script, outputFiles[0]?.text ?? '', { compress: { target: scriptTargets } });
  return code.trim();
}
