import { spawnSync } from 'node:child_process';
import { commandLine, exitCodes, optionsIn, projectOption, runCommand } from './commandLine.ts';
import { lineOfTarget, readTarget } from './project/target.ts';
import { settingFaults } from './setup/faults.ts';
import { differingSettings, readOtherSettings, readSettings } from './setup/files.ts';

// Without the project's settings the site would have no API key and would link to addresses that do not exist. Vite reads
// the project's own settings file, because Vite's mode is the project's id.
const words = commandLine('build', 'Builds the site as it is deployed to a project, in dist/.').addOption(
  projectOption(),
);

await runCommand(async () => {
  const root = process.cwd();
  const target = readTarget(root, optionsIn<{ project?: string }>(words).project);
  console.log(lineOfTarget(target));
  const { project, alias } = target;
  const { loadEnv } = await import('vite');
  const building = loadEnv(project, root, 'VITE_');
  const faults = [
    ...settingFaults(project, readSettings(root, project, building), readOtherSettings(root, alias)),
    ...differingSettings(root, project, building),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`Nothing was built. \`npm run setup -- --project ${alias}\` asks for all of it.`);
    return exitCodes.failed;
  }
  const { status } = spawnSync('npx', ['vite', 'build', '--mode', project], { stdio: 'inherit', cwd: root });
  return status === 0 ? exitCodes.done : exitCodes.failed;
});
