import { commandLine, optionsIn, projectOption, runCommand } from './commandLine.ts';
import { terminal } from './conversation.ts';
import { chosenDatabase, openStore } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';

const words = commandLine('provision', 'Makes everything for sale at PayPal and in the database.')
  .addOption(projectOption())
  .option('--dry-run', 'prints the changes, and makes none')
  .option('--yes', 'makes the changes without asking');

await runCommand(async () => {
  const { project, ...wanted } = optionsIn<{ project?: string; dryRun?: boolean; yes?: boolean }>(words);
  const target = readTarget(process.cwd(), project);
  console.log(lineOfTarget(target, chosenDatabase()));
  const { provision } = await import('./provision/provision.ts');
  const store = await openStore(target.project);
  try {
    return await provision(wanted, {
      target,
      store,
      talk: terminal,
      environment: process.env,
    });
  } finally {
    await store.close();
  }
});
