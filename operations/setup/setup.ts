import { InvalidArgumentError } from 'commander';
import { commandLine, optionsIn, projectOption } from '../commandLine.ts';
import { CommandRefused, WrongUsage, type Conversation } from '../conversation.ts';
import { aliases, readFirebaseRc, type Alias, type FirebaseRc } from '../project/aliases.ts';
import { signInToFirebase, signInToGcloud, signInToGoogle } from '../project/openStore.ts';
import { npmRun } from '../project/target.ts';
import type { CloudWriter } from '../doctor/cloud.ts';
import { sharedSetting } from './faults.ts';
import { readOtherSettings, readSettings, writeSettings } from './files.ts';
import { settingNames, settings, type SettingName, type Settings } from './settings.ts';

/** What a person runs after setup, in this order; the page 'From sandbox to live' explains each. */
const nextSteps = (alias: Alias): string[] => [
  signInToFirebase,
  signInToGoogle,
  signInToGcloud,
  `npx firebase functions:secrets:set PAYPAL_SECRET --project ${alias}`,
  `npx firebase functions:secrets:set SMTP_PASSWORD --project ${alias}`,
  npmRun('deploy', { alias }),
  npmRun('provision', { alias }),
  npmRun('safeguards', { alias }, '--budget 50'),
  npmRun('doctor', { alias }),
];

/** The answers given as options, and which project they are for. */
function flagsIn(args: readonly string[]) {
  const flags: Partial<Record<SettingName, string>> = {};
  const words = commandLine('setup', 'Asks for a project’s ids and addresses, and writes its files.')
    .addOption(projectOption())
    .option('--yes', 'takes what is known already without a question');
  for (const name of settingNames) {
    words.option(`--${name} <answer>`, settings[name].question, (answer) => {
      const fault = settings[name].check(answer, {});
      if (fault !== null) throw new InvalidArgumentError(fault);
      flags[name] = answer;
      return answer;
    });
  }
  const { project: named, yes = false } = optionsIn<{ project?: string; yes?: boolean }>(words, args);
  return { flags, named, yes };
}

/** Chooses which of the two projects to set up; asks unless it is named or, with `yes`, there is only one. */
async function aliasOf(
  { projects = {} }: FirebaseRc,
  { named, yes }: { named: string | undefined; yes: boolean },
  talk: Conversation,
): Promise<Alias> {
  const check = (answer: string) => {
    if (aliases.some((alias) => alias === answer)) return null;
    return `${aliases.join(' or ')}; the project’s own id is --project-id.`;
  };
  const known = aliases.filter((alias) => projects[alias] !== undefined);
  let answer = named ?? (yes && known.length === 1 ? known[0] : undefined);
  if (answer === undefined && yes) throw new WrongUsage(`--project is missing: ${aliases.join(' or ')}.`);
  answer ??= await talk.ask('Which project: staging, with PayPal’s sandbox, or live', {
    check,
    suggestion: known[0] ?? 'staging',
  });
  const fault = check(answer);
  if (fault !== null) throw new WrongUsage(`--project ${answer}: ${fault}`);
  return answer as Alias;
}

/** Refuses one project for both aliases, because PayPal's sandbox and real payments would share a database. */
function refuseShared({ projects = {} }: FirebaseRc, alias: Alias, project: string): void {
  const other = aliases.find((one) => one !== alias && projects[one] === project);
  if (other !== undefined) {
    throw new CommandRefused(`${project} is ${other} already: sandbox and live are two projects.`);
  }
}

/**
 * Asks for a project's settings and writes every file that contains them. Never asks for settings given as flags. Suggests
 * known settings, and accepts them without a question with `--yes`. Running it again changes nothing.
 * @param cloudOf Google's APIs of a project; null without credentials. With them, setup also protects the database.
 * @returns the exit code.
 */
export async function setup(
  root: string,
  args: readonly string[],
  talk: Conversation,
  cloudOf: (project: string) => Promise<CloudWriter | null> = async () => null,
): Promise<number> {
  const { flags, named, yes } = flagsIn(args);
  const rc = readFirebaseRc(root);
  const alias = await aliasOf(rc, { named, yes }, talk);
  const answers: Partial<Record<SettingName, string>> = {};
  // Before the id is answered, only the id is known; afterwards, this project's own files are read.
  let known: Partial<Record<SettingName, string>> = { 'project-id': rc.projects?.[alias] };
  const other = readOtherSettings(root, alias);
  for (const name of settingNames) {
    const { question, suggestion } = settings[name];
    const check = (value: string) =>
      settings[name].check(value, answers) ?? sharedSetting(name, value, other);
    const sound = (value: string | undefined) =>
      value !== undefined && check(value) === null ? value : undefined;
    const flag = flags[name];
    const fault = flag === undefined ? null : check(flag);
    if (fault !== null) throw new WrongUsage(`--${name} ${flag ?? ''}: ${fault}`);
    const likely = flag ?? sound(known[name]) ?? sound(suggestion?.(answers));
    if (flag !== undefined || (yes && likely !== undefined)) answers[name] = likely;
    else if (yes) throw new WrongUsage(`--${name} is missing: ${question}.`);
    else
      answers[name] = await talk.ask(question, {
        check,
        ...(likely !== undefined && { suggestion: likely }),
      });
    if (name === 'project-id') {
      refuseShared(rc, alias, answers[name] ?? '');
      known = readSettings(root, answers[name] ?? '');
    }
  }
  const written = writeSettings(root, alias, answers as Settings);
  talk.say(written.length === 0 ? 'Nothing has changed.' : `Written: ${written.join(', ')}. Commit them.`);
  const cloud = await cloudOf(answers['project-id'] ?? '');
  if (cloud) {
    const { protectDatabase } = await import('../safeguards/safeguards.ts');
    await protectDatabase(cloud, talk, answers['project-id'] ?? '');
  }
  talk.say(`\nNext, for ${alias}; the first three once on each machine:`);
  for (const [at, step] of nextSteps(alias).entries()) talk.say(`  ${at + 1}. ${step}`);
  return 0;
}
