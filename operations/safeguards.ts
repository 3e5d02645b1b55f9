import { parseArgs } from 'node:util';
import { CommandRefused, runCommand, terminal } from './conversation.ts';
import { googleCloud } from './doctor/cloud.ts';
import { noCredentials } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';
import { billingAccountOf } from './safeguards/billingAccount.ts';
import { provideSafeguards } from './safeguards/safeguards.ts';

// `npm run safeguards -- --budget 50 [--email …] [--dry-run]`

await runCommand(async () => {
  const { target, rest } = readTarget(process.cwd(), process.argv.slice(2));
  console.log(lineOfTarget(target));
  const { values } = parseArgs({
    args: rest,
    options: { budget: { type: 'string' }, email: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const { alias, project, siteUrl, settings } = target;
  const email = values.email ?? settings['support-email'];
  const monthlyBudget = Number(values.budget);
  if (email === undefined || !Number.isInteger(monthlyBudget) || monthlyBudget < 1) {
    throw new CommandRefused('npm run safeguards -- --budget 50 [--email ops@…] [--dry-run]');
  }
  const cloud = await googleCloud(project);
  if (!cloud) throw new CommandRefused(noCredentials);
  const billingAccount = await billingAccountOf(cloud, project);
  const guarded = { alias, project, host: new URL(siteUrl).hostname, email, billingAccount, monthlyBudget };
  return provideSafeguards(cloud, terminal, { guarded, dryRun: values['dry-run'] ?? false });
});
