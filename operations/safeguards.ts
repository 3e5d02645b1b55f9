import { parseArgs } from 'node:util';
import { CommandRefused, runCommand, terminal } from './conversation.ts';
import { googleCloud } from './doctor/cloud.ts';
import { noCredentials } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';
import { appCheckEnforced } from '#functions/runtime/config.ts';
import { billingAccountOf } from './safeguards/billingAccount.ts';
import { longestSilence } from './safeguards/countedAlerts.ts';
import { runbooksOf } from './safeguards/kinds.ts';
import { provideSafeguards } from './safeguards/safeguards.ts';
import { functionSettings } from './setup/files.ts';

// `npm run safeguards -- --budget 50 [--no-sale 12] [--dry-run]`

await runCommand(async () => {
  const { target, rest } = readTarget(process.cwd(), process.argv.slice(2));
  console.log(lineOfTarget(target));
  const { values } = parseArgs({
    args: rest,
    options: {
      budget: { type: 'string' },
      'no-sale': { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const { alias, project, siteUrl, settings } = target;
  const email = settings['alert-email'] ?? settings['support-email'];
  const monthlyBudget = Number(values.budget);
  const hoursWithoutSale = values['no-sale'] === undefined ? null : Number(values['no-sale']);
  const isOfRange = (value: number, most = Infinity) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (
    email === undefined ||
    !isOfRange(monthlyBudget) ||
    (hoursWithoutSale !== null && !isOfRange(hoursWithoutSale, longestSilence))
  ) {
    throw new CommandRefused(
      `npm run safeguards -- --budget 50 [--no-sale 1 to ${longestSilence} hours] [--dry-run]`,
    );
  }
  const cloud = await googleCloud(project);
  if (!cloud) throw new CommandRefused(noCredentials);
  const billingAccount = await billingAccountOf(cloud, project);
  const guarded = {
    alias,
    project,
    host: new URL(siteUrl).hostname,
    email,
    billingAccount,
    monthlyBudget,
    appCheck: appCheckEnforced(functionSettings(process.cwd(), project)),
    hoursWithoutSale,
    runbooks: runbooksOf(target),
  };
  return provideSafeguards(cloud, terminal, { guarded, dryRun: values['dry-run'] ?? false });
});
