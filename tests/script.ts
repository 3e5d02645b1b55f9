// Runs a script of package.json that is an installed tool or takes no options of its own, once its words are read.
import { optionsIn, runCommand } from '#operations/commandLine.ts';
import { scriptOf } from './scripts.ts';
import { runScript } from './support/runScript.ts';

const [name = '', ...words] = process.argv.slice(2);

await runCommand(async () => {
  const { command, run } = scriptOf(name);
  optionsIn(command, words);
  return runScript([...run, ...words]);
});
