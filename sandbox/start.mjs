import { ensureInstalled, runPinned } from './bootstrap.mjs';
import { startWords } from './words.mjs';

startWords();

try {
  await ensureInstalled();
  process.exitCode = await runPinned(['--import', 'tsx', 'sandbox/start.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
