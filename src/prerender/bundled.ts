import { build } from 'esbuild';
import path from 'node:path';

/** One of this folder's scripts with all it imports, made small, as text. `define` puts values in place of names. */
export async function bundled(script: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, script)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
