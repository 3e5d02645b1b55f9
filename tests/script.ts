// Runs a script of package.json that is an installed tool or takes no options of its own, once its words are read.
import { optionsIn, runCommand } from '#operations/commandLine.ts';
import { scripts, scriptWords } from './scripts.ts';
import { runScript } from './support/runScript.ts';

const [name = '', ...words] = process.argv.slice(2);

await runCommand(async () => {
  optionsIn(scriptWords(name), words);
  return runScript([...(scripts[name]?.run ?? []), ...words]);
});
