import { readSettings, StartRefused } from './world/settings.ts';
import { removeStateFolder } from './world/stateFolder.ts';

const { directory } = readSettings(process.env, []);
try {
  const removed = removeStateFolder(directory);
  console.log(removed ? 'Everything the sandbox remembered is gone.' : 'There was nothing to remove.');
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
