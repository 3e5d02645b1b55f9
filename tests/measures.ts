import type { Command } from 'commander';
import { commandLine, minutes, wholeNumber } from '#operations/commandLine.ts';

interface Measure {
  does: string;
  /** As `scriptPath` finds it, with its arguments. */
  run: readonly string[];
  /** Adds its own options. */
  options?: (command: Command) => Command;
}

const stryker = (rules: string) =>
  ['@stryker-mutator/core/stryker', 'run', `tests/mutation/${rules}.stryker.config.ts`] as const;

const measures = {
  size: { does: 'Weighs the script of each screen', run: ['tsx/tsx', 'tests/size/run.ts'] },
  bench: {
    does: 'Visits the built site with Lighthouse',
    run: ['tsx/tsx', 'tests/bench/run.ts'],
    options: (command) =>
      command
        .option('--rounds <number>', 'how often the page is visited', wholeNumber(1), 3)
        .option('--report-only', 'prints the table and never fails'),
  },
  adversary: {
    does: 'Plays random owners, PayPal, operators and accidents',
    run: ['tsx/tsx', 'tests/mutation/adversary.ts'],
    options: (command) =>
      command
        .option('--minutes <number>', 'how long, or how long for each fault', minutes, 10)
        .option('--planned', 'plays all that npm test may play on a fast machine')
        .option('--mutants', 'plants each fault of the history, and says which are found')
        .option('--only <numbers>', 'only these faults, such as 3,7'),
  },
  coldstart: { does: 'Measures a cold start of the functions', run: ['tsx/tsx', 'operations/coldstart.ts'] },
  coverage: { does: 'Measures test coverage by room', run: ['./tests/coverage.mjs'] },
  figures: {
    does: 'Changes a price, a limit and a trial’s length, and names the tests that notice',
    run: ['tsx/tsx', 'tests/mutation/figures.ts'],
    options: (command) =>
      command.argument('[projects...]', 'only the tests of these projects', [
        'unit',
        'server',
        'isolated',
        'operations',
        'funnel',
        'stories',
      ]),
  },
  mutation: { does: 'Tries every mutant of the rules', run: stryker('domain') },
  'mutation:services': {
    does: 'Tries every mutant of the services that MUTATE names',
    run: stryker('services'),
  },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

function withOptions(command: Command, { options = (plain) => plain }: Measure): Command {
  return options(command);
}

export function measureWords(name: MeasureName): Command {
  return withOptions(commandLine(`measure -- ${name}`, measures[name].does), measures[name]);
}

/**
 * `npm run measure` with a command for each measurement, which refuses wrong words before the measurement is loaded.
 * @param run gets the script of the chosen one, as `scriptPath` finds it, with its arguments.
 */
export function measureProgram(run: (script: readonly string[]) => Promise<void>): Command {
  const program = commandLine('measure', 'Runs a measurement.');
  for (const [name, measure] of Object.entries<Measure>(measures))
    withOptions(program.command(name).description(measure.does), measure).action(() => run(measure.run));
  return program;
}
