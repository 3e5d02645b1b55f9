import { UTCDate } from '@date-fns/utc';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { beginningOf } from '#domain/chargeDay.ts';
import { WrongUsage } from './conversation.ts';

/** The exit codes of every command; the page 'Commands' says when each is used. */
export const exitCodes = { done: 0, failed: 1, wrongUsage: 2, incomplete: 3 } as const;

/** An npm script as a command, with its help. It throws instead of ending the process, for `runCommand`. */
export function commandLine(script: string, does: string): Command {
  return new Command(`npm run ${script}${script.includes(' -- ') ? '' : ' --'}`)
    .description(does)
    .helpOption('-h, --help', 'shows this, and does nothing')
    .helpCommand(false)
    .showHelpAfterError('With --help it says what there is.')
    .configureOutput({
      outputError: (said, write) =>
        write(said.replace(/^error: ./u, (start) => start.slice(-1).toUpperCase())),
    })
    .exitOverride();
}

export const projectOption = () =>
  new Option('-P, --project <name>', 'staging or live; may be left out while there is only one');

/** The options in the words of a command without subcommands. Prints its help or what is wrong, and then throws. */
export function optionsIn<Options extends object>(
  command: Command,
  words: readonly string[] = process.argv.slice(2),
): Options {
  return command.parse(words, { from: 'user' }).opts<Options>();
}

/** The options of this process, for a script that begins at once: ends it for help and for wrong words. */
export function ownOptions<Options extends object>(command: Command): Options {
  return optionsIn(command.exitOverride((error) => process.exit(codeOf(error))));
}

export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/u.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It is a whole number from ${least}${most < 1e9 ? ` to ${most}` : ''}.`);
  };

/** Reads an option's value as a number of minutes, also as a part of one. */
export function minutes(text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a number of minutes.');
}

const ofForm = (form: RegExp, example: string) => (text: string) => {
  if (form.test(text)) return text;
  throw new InvalidArgumentError(`Such as ${example}.`);
};

/** Reads an option's value as a month, such as 2026-11. */
export const month = ofForm(/^\d{4}-(?:0[1-9]|1[0-2])$/u, '2026-11');

/** Reads an option's value as an amount of money; its currency says later how many decimals it has. */
export const amount = ofForm(/^\d+(?:\.\d{1,2})?$/u, '9.00');

function instant(text: string, form: RegExp, example: string): UTCDate {
  const at = form.test(text) ? parseISO(text) : new Date(Number.NaN);
  if (isValid(at)) return new UTCDate(at);
  throw new InvalidArgumentError(`Such as ${example}.`);
}

/** Reads an option's value as the beginning of a day, in the zone in which days are shown. */
export const day = (text: string): Date =>
  beginningOf(instant(`${text}T12:00:00Z`, /^\d{4}-\d\d-\d\dT/u, '2027-01-15'));

/** Reads an option's value as a day, or as `never`. */
export const dayOrNever = (text: string): Date | 'never' => (text === 'never' ? text : day(text));

/** Reads an option's value as a moment. */
export const moment = (text: string): UTCDate =>
  instant(text, /^\d{4}-.+Z$/u, '2026-11-23T03:00:00Z, in UTC');

/** Runs a command and sets its exit code. Shows only the message of an error; our own contain no secret. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = codeOf(error);
    // Commander has printed the help or the reason itself.
    if (error instanceof CommanderError) return;
    console.error(error instanceof Error ? error.message : String(error));
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  const isWrong = error instanceof CommanderError || error instanceof WrongUsage;
  return isWrong ? exitCodes.wrongUsage : exitCodes.failed;
}
