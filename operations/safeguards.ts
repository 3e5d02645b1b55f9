import { commandLine, optionsIn, projectOption, runCommand, wholeNumber } from './commandLine.ts';
import { CommandRefused, terminal, WrongUsage } from './conversation.ts';
import { billingAccountOf, googleCloud } from './doctor/cloud.ts';
import { noCredentials } from './project/openStore.ts';
import { lineOfTarget, npmRun, readTarget } from './project/target.ts';
import { longestSilence } from './safeguards/kinds.ts';
import { functionSettings } from './setup/files.ts';

interface Wanted {
  project?: string;
  budget?: number;
  /** Commander takes `--no-sale` for the opposite of `--sale`, which is true by itself. */
  sale: number | true;
  dryRun?: boolean;
}

const words = commandLine('safeguards', 'Makes the alerts, uptime checks, budget and backups of a project.')
  .addOption(projectOption())
  .option(
    '--budget <amount>',
    'the monthly budget, in the currency of the billing, such as 50',
    wholeNumber(1),
  )
  .option(
    '--no-sale <hours>',
    'also an alert after so many hours without a sale',
    wholeNumber(1, longestSilence),
  )
  .option('--dry-run', 'prints the changes, and makes none');

await runCommand(async () => {
  const { project: named, budget, sale, dryRun = false } = optionsIn<Wanted>(words);
  if (budget === undefined)
    throw new WrongUsage('--budget is missing: the monthly budget, such as --budget 50.');
  const target = readTarget(process.cwd(), named);
  console.log(lineOfTarget(target));
  const { project, settings } = target;
  const email = settings['alert-email'] ?? settings['support-email'];
  if (email === undefined) throw new CommandRefused(`No address for alerts: ${npmRun('setup', target)}`);
  const cloud = await googleCloud(project);
  if (!cloud) throw new CommandRefused(noCredentials);
  const { appCheckEnforced } = await import('#functions/runtime/config.ts');
  const { provideSafeguards } = await import('./safeguards/safeguards.ts');
  const billingAccount = await billingAccountOf(cloud, project);
  const guarded = {
    ...target,
    email,
    billingAccount,
    monthlyBudget: budget,
    appCheck: appCheckEnforced(functionSettings(process.cwd(), project)),
    hoursWithoutSale: sale === true ? null : sale,
  };
  return provideSafeguards(cloud, terminal, { guarded, dryRun });
});
