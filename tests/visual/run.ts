import path from 'node:path';
import { readOptions, usage, type Options } from './options.ts';
import { runPictures } from './pictures.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Exit code 0: as expected; 1: not, or the run broke off; 2: the command line was not understood. */
async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2), projectRoot);
  } catch (error) {
    console.error(`${wordsOf(error)}\n\n${usage}`);
    return 2;
  }
  try {
    const summary = await runPictures(options);
    console.log(summary.words);
    console.log(`Report: ${path.relative(process.cwd(), path.join(options.report, 'index.html'))}`);
    return summary.passed ? 0 : 1;
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

process.exitCode = await main();
