import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildFunctions } from './build.mjs';

// Bundled as the functions are, so that it finds the rules they share with the browser; gone when it is loaded.
const outfile = new URL('lib/provision.js', import.meta.url);
await buildFunctions({
  entry: fileURLToPath(new URL('src/provision.ts', import.meta.url)),
  outfile: fileURLToPath(outfile),
});
const { provisionLive } = await import(outfile.href);
await rm(outfile);

try {
  await provisionLive((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
