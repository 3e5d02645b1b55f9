import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine, exitCodes, optionsIn, projectOption, runCommand } from './commandLine.ts';
import { deployedConfig, deployedConfigFile } from './project/deployedConfig.ts';
import { replaceFile } from './project/replaceFile.ts';
import { signInToFirebase } from './project/openStore.ts';
import { keepSourceMaps, publishedMaps } from './project/sourceMaps.ts';
import { lineOfTarget, readTarget } from './project/target.ts';

// The build shows what browsers may cache. All options but the project are those of `firebase deploy`.
const words = commandLine('deploy', 'Builds the site for a project, and deploys it with all that it needs.')
  .addOption(projectOption())
  .option('--dry-run', 'lets the Firebase CLI check everything and send nothing')
  .option('--only <targets>', 'deploys only these, such as functions,hosting:site')
  .option('--except <targets>', 'leaves these out, such as storage')
  .option('--message <text>', 'a note beside this version')
  .option('--force', 'deletes functions, indexes and extensions that are gone without asking')
  .option('--non-interactive', 'asks nothing')
  .option('--debug', 'shows every step of the Firebase CLI');

const root = process.cwd();

/** Runs a command, and says whether it succeeded. */
function run(command: string, ...typed: string[]): boolean {
  console.log([command, ...typed].join(' '));
  return spawnSync(command, typed, { stdio: 'inherit', cwd: root }).status === 0;
}

const ofFirebase = () =>
  words.options.flatMap((option) => {
    const value = words.getOptionValue(option.attributeName()) as string | true | undefined;
    if (value === undefined || option.attributeName() === 'project') return [];
    return [option.long ?? '', ...(value === true ? [] : [value])];
  });

await runCommand(async () => {
  const target = readTarget(root, optionsIn<{ project?: string }>(words).project);
  console.log(lineOfTarget(target));
  // It changes nothing and fails unless somebody is signed in, which the CLI would tell only after the build of a minute.
  if (!run('npx', 'firebase', 'use', '--project', target.project)) {
    console.error(`Nothing was built. Sign in: ${signInToFirebase}`);
    return exitCodes.failed;
  }
  if (!run('npm', 'run', 'build', '--', '--project', target.alias)) return exitCodes.failed;
  const site = path.join(root, 'dist');
  const revealing = publishedMaps(site);
  if (revealing.length > 0) {
    console.error(`Nothing was sent. These would publish the sources: ${revealing.join(', ')}`);
    return exitCodes.failed;
  }
  const maps = keepSourceMaps(root, site);
  if (maps !== null) console.log(`Source maps of this release: ${path.relative(root, maps)}`);
  const file = path.join(root, deployedConfigFile);
  const firebaseJson = readFileSync(path.join(root, 'firebase.json'), 'utf8');
  replaceFile(file, deployedConfig(firebaseJson, site, target));
  console.log(`Written: ${deployedConfigFile}`);
  const place = ['--config', deployedConfigFile, '--project', target.project];
  return run('npx', 'firebase', 'deploy', ...place, ...ofFirebase()) ? exitCodes.done : exitCodes.failed;
});
