import { build } from 'esbuild';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'page');
const bundled = new Map<string, Promise<string>>();

/** A script of the folder `page`, bundled into one file for all engines. */
export function pageScript(
  name: 'downloads' | 'finder' | 'firstScreen' | 'noStorage' | 'olderBrowser' | 'recorder' | 'rules',
): Promise<string> {
  const known = bundled.get(name) ?? bundle(path.join(folder, `${name}.ts`));
  bundled.set(name, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'safari15',
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}
