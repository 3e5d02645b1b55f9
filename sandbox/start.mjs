import { runInstalled } from './bootstrap.mjs';
import { startWords } from './words.mjs';

startWords();
await runInstalled('start.ts', process.argv.slice(2));
