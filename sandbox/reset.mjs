import { ensureInstalled, runPinned } from './bootstrap.mjs';

try {
  await ensureInstalled();
  process.exitCode = await runPinned(['--import', 'tsx', 'sandbox/reset.ts']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
