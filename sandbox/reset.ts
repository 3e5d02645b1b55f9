import { readSettings, StartupError } from './processes/settings.ts';
import { removeStateFolder } from './processes/stateFolder.ts';

try {
  const removed = removeStateFolder(readSettings(process.env).directory);
  console.log(removed ? 'Everything the sandbox remembered is gone.' : 'There was nothing to remove.');
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
