import { runInstalled } from './bootstrap.mjs';
import { readWords } from './words.mjs';

readWords(
  `Usage: npm run reset

Forgets what npm start has stored.

Options:
  -h, --help  shows this, and does nothing`,
  {},
);
await runInstalled('reset.ts');
