import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './conversation.ts';
import { deployedConfig, deployedConfigFile } from './project/deployedConfig.ts';

// `npm run deploy` is `firebase deploy` with the same words after it, after a build of the site: which files a browser may keep
// is known only then. With `--dry-run` it writes the configuration and sends nothing.

const root = process.cwd();
const args = process.argv.slice(2);
const dryRun = args.includes('--dry-run');

function run(command: string, words: string[]): number {
  console.log([command, ...words].join(' '));
  return spawnSync(command, words, { stdio: 'inherit', cwd: root }).status ?? 1;
}

await runCommand(async () => {
  const built = run('npm', ['run', 'build']);
  if (built !== 0) return built;
  const file = path.join(root, deployedConfigFile);
  const firebaseJson = readFileSync(path.join(root, 'firebase.json'), 'utf8');
  writeFileSync(file, deployedConfig(firebaseJson, path.join(root, 'dist')));
  console.log(`Written: ${deployedConfigFile}`);
  if (dryRun) return 0;
  return run('npx', ['firebase', 'deploy', '--config', deployedConfigFile, ...args]);
});
