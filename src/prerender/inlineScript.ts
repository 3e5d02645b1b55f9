import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';

const entry = path.join(import.meta.dirname, 'inline.ts');

/**
 * The script that stands in every public page, ready to be written there. The same for every build, so that the
 * site's policy can name it by its hash.
 */
export async function inlineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** How a Content-Security-Policy names what stands inside a script element. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
