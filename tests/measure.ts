// npm run measure -- NAME
import { commandLine, runCommand } from '#operations/commandLine.ts';
import { runScript } from './support/runScript.ts';

interface Measure {
  does: string;
  /** As `scriptPath` finds it, with its arguments. */
  run: readonly string[];
  /** It reads its own words. */
  hasOptions?: true;
}

const stryker = (rules: string) =>
  ['@stryker-mutator/core/stryker', 'run', `tests/mutation/${rules}.stryker.config.ts`] as const;

const measures: Readonly<Record<string, Measure>> = {
  size: { does: 'Weighs the script of each screen', run: ['tsx/tsx', 'tests/size/run.ts'] },
  bench: {
    does: 'Visits the built site with Lighthouse',
    run: ['tsx/tsx', 'tests/bench/run.ts'],
    hasOptions: true,
  },
  load: { does: 'Times each call of the sign-up', run: ['tsx/tsx', 'tests/load/run.ts'], hasOptions: true },
  soak: {
    does: 'Signs owners up for minutes or hours',
    run: ['tsx/tsx', 'tests/load/soak.ts'],
    hasOptions: true,
  },
  burst: {
    does: 'Lets thousands of PayPal’s events arrive at once',
    run: ['tsx/tsx', 'tests/load/burst.ts'],
    hasOptions: true,
  },
  wait: {
    does: 'Measures the wait for the first field in each engine',
    run: ['tsx/tsx', 'tests/browsers/wait.ts'],
  },
  adversary: {
    does: 'Plays random owners, PayPal, operators and accidents',
    run: ['tsx/tsx', 'tests/server/adversary/measure.ts'],
    hasOptions: true,
  },
  coldstart: { does: 'Measures a sign-up’s cold starts', run: ['tsx/tsx', 'operations/coldstart.ts'] },
  coverage: { does: 'Measures test coverage by room', run: ['./tests/coverage.mjs'] },
  figures: {
    does: 'Changes a price, a limit and a trial’s length, and names the tests that notice',
    run: ['tsx/tsx', 'tests/mutation/figures.ts'],
    hasOptions: true,
  },
  mutation: { does: 'Tries every mutant of the rules', run: stryker('domain') },
  'mutation:services': {
    does: 'Tries every mutant of the services that MUTATE names',
    run: stryker('services'),
  },
};

await runCommand(async () => {
  let exitCode = 0;
  const program = commandLine('measure', 'Runs a measurement.');
  for (const [name, { does, run, hasOptions = false }] of Object.entries(measures)) {
    const command = program.command(name).description(does);
    if (hasOptions) command.helpOption(false).allowUnknownOption().allowExcessArguments();
    command.action(async () => {
      exitCode = await runScript([...run, ...process.argv.slice(3)]);
    });
  }
  await program.parseAsync();
  return exitCode;
});
