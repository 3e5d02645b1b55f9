import { ensureInstalled, runPinned } from './bootstrap.mjs';
import { readWords } from './words.mjs';

readWords(
  `Usage: npm run reset

Forgets what npm start has stored.

Options:
  -h, --help  shows this, and does nothing`,
  {},
);

try {
  await ensureInstalled();
  process.exitCode = await runPinned(['--import', 'tsx', 'sandbox/reset.ts']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
