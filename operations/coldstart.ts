import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildFunctions } from './functions/build.mjs';

const run = promisify(execFile);

/** Maximum CPU seconds for loading the functions: an owner waits this long at a cold start, on one core. */
const mostSeconds = 1.2;
const rounds = 5;

/** Loads the bundle in a fresh process, as a cold start does, and returns the CPU seconds used. */
async function loadOnce(bundle: string): Promise<number> {
  const script = `const before = process.cpuUsage(); await import(${JSON.stringify(bundle)});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1e6);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-coldstart' },
  });
  return Number(stdout);
}

// Under functions/, so that the bundle finds its packages as in a deployment.
mkdirSync('functions/lib', { recursive: true });
const folder = mkdtempSync(path.resolve('functions/lib/coldstart-'));
try {
  const bundle = path.join(folder, 'index.js');
  await buildFunctions(bundle);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await loadOnce(bundle));
  const sorted = seconds.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(rounds / 2)] ?? 0;
  console.log('Loading the functions, seconds of CPU');
  console.log(`  each     ${seconds.map((one) => one.toFixed(2)).join('  ')}`);
  console.log(`  median   ${median.toFixed(2)}`);
  console.log(`  allowed  ${mostSeconds.toFixed(2)}`);
  process.exitCode = median > mostSeconds ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
