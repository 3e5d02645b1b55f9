import { startLocalProcesses } from '#sandbox/localProcesses.ts';
import { sandboxFolder } from './folders.ts';

/** Starts the run's sandbox on free ports and passes its addresses to the tests. */
export async function setup(): Promise<() => Promise<unknown>> {
  const sandbox = await startLocalProcesses({ directory: sandboxFolder });
  await fetch(`${sandbox.siteUrl}/__sandbox/reset`, { method: 'POST' });
  const parts = { SITE: sandbox.siteUrl, AUTH: sandbox.authUrl, PAYPAL: sandbox.paypalUrl };
  // The helpers shared with the end-to-end tests read the ports from these variables.
  for (const [name, url] of Object.entries(parts)) process.env[`E2E_${name}_PORT`] = new URL(url).port;
  return () => sandbox.stop();
}
