import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { functionOf } from '#functions/calls/callGroups.ts';
import { signUpCalls } from '#functions/runtime/config.ts';
import { buildFunctions } from './functions/build.mjs';

const run = promisify(execFile);

/** Maximum CPU seconds for loading the functions: an owner waits this long at a cold start, on one core. */
const mostSeconds = 1.2;
/** Maximum number of cold starts in a sign-up. */
const mostColdStarts = 2;
const rounds = 5;
/**
 * Google's price for keeping one instance of a function idle for 30 days: one vCPU and 256 MiB, at $0.0000025 for each second
 * of a vCPU and of a GiB (cloud.google.com/run/pricing, us-central1, 2026-11).
 */
const warmInstanceDollars = 30 * 24 * 60 * 60 * (1 + 0.25) * 0.000_002_5;

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
  const met = [...new Set(signUpCalls.map(functionOf))];
  console.log(
    `\nA sign-up after a quiet hour meets ${met.length} cold starts, of ${mostColdStarts} allowed: ${met.join(', ')}`,
  );
  console.log('  WARM_INSTANCES   cold starts   seconds of CPU waited for   US dollars a month');
  for (const warm of [0, 1]) {
    const cold = warm === 0 ? met.length : 0;
    const waited = (cold * median).toFixed(2);
    const dollars = (warm * met.length * warmInstanceDollars).toFixed(2);
    console.log(`  ${String(warm).padEnd(17)}${String(cold).padEnd(14)}${waited.padEnd(28)}${dollars}`);
  }
  process.exitCode = median > mostSeconds || met.length > mostColdStarts ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
