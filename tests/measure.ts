// npm run measure -- NAME
import { runCommand } from '#operations/commandLine.ts';
import { measureProgram } from './measures.ts';
import { runScript } from './support/runScript.ts';

await runCommand(async () => {
  let exitCode = 0;
  await measureProgram(async (script) => {
    exitCode = await runScript([...script, ...process.argv.slice(3)]);
  }).parseAsync();
  return exitCode;
});
