// Installs missing tools of tests and Storybook, which `npm start` does not need.
import { ensureInstalled } from '../sandbox/bootstrap.mjs';

try {
  await ensureInstalled({ withTools: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
