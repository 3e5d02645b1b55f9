import path from 'node:path';
import { readOptions, usage } from './options.ts';
import { runPictures } from './pictures.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2), projectRoot);
  const summary = await runPictures(options);
  console.log(summary.words);
  console.log(`Report: ${path.relative(process.cwd(), path.join(options.report, 'index.html'))}`);
  process.exitCode = summary.passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 2;
}
