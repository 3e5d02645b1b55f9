import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { runCommand } from './conversation.ts';
import { lineOfTarget, readTarget } from './project/target.ts';
import { settingFaults } from './setup/faults.ts';
import { differingSettings, readOtherSettings, readSettings } from './setup/files.ts';

// `npm run build [-- --project staging|live]` builds what is deployed to a project. Without the project's settings the site
// would have no API key and would link to addresses that do not exist. Vite reads the project's own settings file, because
// Vite's mode is the project's id.

await runCommand(async () => {
  const root = process.cwd();
  const { target, rest } = readTarget(root, process.argv.slice(2));
  console.log(lineOfTarget(target));
  const { project, alias } = target;
  const building = loadEnv(project, root, 'VITE_');
  const faults = [
    ...settingFaults(project, readSettings(root, project, building), readOtherSettings(root, alias)),
    ...differingSettings(root, project, building),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`Nothing was built. \`npm run setup -- --project ${alias}\` asks for all of it.`);
    return 1;
  }
  const words = ['vite', 'build', '--mode', project, ...rest];
  return spawnSync('npx', words, { stdio: 'inherit', cwd: root }).status ?? 1;
});
