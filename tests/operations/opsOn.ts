import { expect } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { commandLine } from '#operations/commandLine.ts';
import { chosenDatabase, onDatabase } from '#operations/project/openStore.ts';
import { npmRun } from '#operations/project/target.ts';
import type { OpsContext } from '#operations/ops/context.ts';
import { runOps } from '#operations/ops/run.ts';
import { accountsOf } from './knownAccounts.ts';
import { scriptedTalk, type ScriptedTalk } from './scriptedTalk.ts';

/** What a test changes about the input of the commands. */
type Changes = Partial<Omit<OpsContext, 'context' | 'talk'>>;

/** The input of the commands for running the business, over a server of a test. */
export const opsOn = (
  context: ServerContext,
  changes: Changes & Partial<Pick<OpsContext, 'talk'>> = {},
): OpsContext => ({
  context,
  accounts: accountsOf(),
  openDatabase: () => Promise.reject(new Error('there is no other database')),
  cloud: null,
  talk: scriptedTalk(),
  who: 'ada',
  project: 'truck-market',
  database: '(default)',
  command: (script, words, database = chosenDatabase()) =>
    onDatabase(database, npmRun(script, { alias: 'live' }, words)),
  save: (name) => name,
  originalPlace: () => null,
  ...changes,
});

/** With two projects, a printed command that names none would ask, or act on the other one. */
function expectProjectNamed(line: string): void {
  for (const [command] of line.matchAll(/npm run [\w:]+(?: -- --project \w+)?/gu)) {
    expect(command).toMatch(/ -- --project live$/u);
  }
}

/**
 * Runs a command, and returns what it says and writes. One that is done has said something, and every line that it prints or refuses
 * with is held to `expectProjectNamed`.
 */
export async function runOn(
  context: ServerContext,
  args: readonly string[],
  {
    answers = {},
    meanwhile,
    ...changes
  }: Changes & {
    answers?: Readonly<Record<string, boolean>>;
    /** What happens while the operator reads the question, whose answer is yes. */
    meanwhile?: () => Promise<unknown>;
  } = {},
): Promise<{ exit: number; talk: ScriptedTalk; files: Record<string, string> }> {
  const talk = scriptedTalk(answers);
  if (meanwhile) talk.confirm = () => meanwhile().then(() => true);
  const files: Record<string, string> = {};
  const save = (name: string, text: string) => {
    files[name] = text;
    return name;
  };
  try {
    const ops = opsOn(context, { save, ...changes, talk });
    const exit = await runOps(commandLine('ops', ''), args, (work) => work(ops));
    expect(talk.said, 'a command that is done says so').not.toEqual([]);
    return { exit, talk, files };
  } catch (error) {
    if (error instanceof Error) expectProjectNamed(error.message);
    throw error;
  } finally {
    for (const line of talk.said) expectProjectNamed(line);
  }
}
