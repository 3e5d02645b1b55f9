import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './conversation.ts';
import { deployedConfig, deployedConfigFile } from './project/deployedConfig.ts';
import { signInToFirebase } from './project/openStore.ts';
import { keepSourceMaps, publishedMaps } from './project/sourceMaps.ts';
import { lineOfTarget, readTarget } from './project/target.ts';

// `npm run deploy -- --project staging|live` builds the site for that project, which shows what browsers may cache, and then
// runs `firebase deploy` with the same arguments. `--dry-run` is the Firebase CLI's own.

const root = process.cwd();

function run(command: string, words: string[]): number {
  console.log([command, ...words].join(' '));
  return spawnSync(command, words, { stdio: 'inherit', cwd: root }).status ?? 1;
}

await runCommand(async () => {
  const { target, rest } = readTarget(root, process.argv.slice(2));
  console.log(lineOfTarget(target));
  // It changes nothing and fails unless somebody is signed in, which the CLI would tell only after the build of a minute.
  const signedIn = run('npx', ['firebase', 'use', '--project', target.project]);
  if (signedIn !== 0) {
    console.error(`Nothing was built. Sign in: ${signInToFirebase}`);
    return signedIn;
  }
  const built = run('npm', ['run', 'build', '--', '--project', target.alias]);
  if (built !== 0) return built;
  const site = path.join(root, 'dist');
  const revealing = publishedMaps(site);
  if (revealing.length > 0) {
    console.error(`Nothing was sent. These would publish the sources: ${revealing.join(', ')}`);
    return 1;
  }
  const maps = keepSourceMaps(root, site);
  if (maps !== null) console.log(`Source maps of this release: ${path.relative(root, maps)}`);
  const file = path.join(root, deployedConfigFile);
  const firebaseJson = readFileSync(path.join(root, 'firebase.json'), 'utf8');
  writeFileSync(file, deployedConfig(firebaseJson, site, target));
  console.log(`Written: ${deployedConfigFile}`);
  const words = ['deploy', '--config', deployedConfigFile, '--project', target.project, ...rest];
  return run('npx', ['firebase', ...words]);
});
