import { spawnSync } from 'node:child_process';
import { exitCodes } from '#operations/commandLine.ts';
import { guestFunding } from './guestFunding.ts';
import { credentialVariables, targetVariable } from './target.ts';

const missing = credentialVariables.filter((name) => (process.env[name] ?? '') === '');

if (missing.length > 0) {
  console.error(`
NOT RUN. Nothing was asked of PayPal: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set.

Create an app at https://developer.paypal.com/dashboard/applications/sandbox and run

  ${credentialVariables.map((name) => `${name}=…`).join(' ')} npm run contract

The same tests run on the simulator with every npm test.
`);
  process.exitCode = exitCodes.incomplete;
} else {
  console.log(
    'Asks PayPal’s own sandbox. Four times a page is printed on which you agree as one of its buyers.',
  );
  const offered = await guestFunding(['US', 'CA', 'MX', 'GB', 'AU'], {
    script: 'https://www.paypal.com/sdk/js',
    clientId: process.env[credentialVariables[0]] ?? '',
  });
  for (const [country, sources] of offered)
    console.log(`A guest in ${country} may pay by ${sources.join(', ')}.`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/server/contract'];
  const { status } = spawnSync(process.execPath, vitest, {
    stdio: 'inherit',
    env: { ...process.env, [targetVariable]: 'sandbox' },
  });
  process.exitCode = status === 0 ? exitCodes.done : exitCodes.failed;
}
