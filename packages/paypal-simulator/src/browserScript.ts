import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const built = new Map<string, Promise<string>>();

async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`./browser/${name}.ts`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** A script of `browser/`, built for the browser on the first request and cached. */
export function browserScript(name: 'sdk' | 'buttonPage' | 'approvalPage'): Promise<string> {
  const script = built.get(name) ?? bundle(name);
  built.set(name, script);
  return script;
}
