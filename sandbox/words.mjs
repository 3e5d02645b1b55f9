// Plain JavaScript without dependencies, as bootstrap.mjs: the commands that install everything are read by Node's own parser, all
// others by commander (operations/commandLine.ts).
import { parseArgs } from 'node:util';

/**
 * Reads the words of this process. Prints the help and ends with 0 for `--help`; names a wrong word and ends with 2.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} help
 * @param {Options} options
 * @param {string[]} [names] The words that may be there beside the options.
 */
export function readWords(help, options, names = []) {
  const read = parsed(options, names);
  if (typeof read !== 'string' && !read.values.help) return read;
  if (typeof read === 'string') console.error(`${read}\nWith --help it says what there is.`);
  else console.log(asTyped(help));
  return process.exit(typeof read === 'string' ? 2 : 0);
}

/** The help of `npm start` or `npm test` by the name of the script that calls it with words of its own, such as `dev`. */
function asTyped(help) {
  const script = process.env['npm_lifecycle_event'] ?? '';
  const isAnother = script === 'dev' || script.startsWith('check');
  return isAnother ? help.replace(/^Usage: npm \w+/u, `Usage: npm run ${script}`) : help;
}

function parsed(options, names) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((word) => !names.includes(word));
    return unknown === undefined ? { values, positionals } : `Unknown word '${unknown}'`;
  } catch (error) {
    // The rest is advice for words that begin with a hyphen.
    return (error instanceof Error ? error.message : String(error)).split('. ', 1)[0];
  }
}

/** The options of `npm start`. */
export const startWords = () =>
  readWords(
    `Usage: npm start -- [options]

Installs what is missing, starts everything and prints the addresses.

Options:
  --dev       serves the site with hot reload, as npm run dev does
  --verbose   shows the output of every part
  -h, --help  shows this, and does nothing`,
    { dev: { type: 'boolean' }, verbose: { type: 'boolean' } },
  ).values;
