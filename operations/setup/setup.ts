import { parseArgs } from 'node:util';
import { CommandRefused, type Conversation } from '../conversation.ts';
import { readSettings, writeSettings } from './files.ts';
import { settingNames, settings, type SettingName, type Settings } from './settings.ts';

const usage = `npm run setup -- [--yes] ${settingNames.map((name) => `[--${name} …]`).join(' ')}`;

/** The answers given as flags. Throws CommandRefused for one that is unknown or not sound. */
function flagsIn(args: readonly string[]): { flags: Partial<Record<SettingName, string>>; yes: boolean } {
  const options = Object.fromEntries(settingNames.map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({ args: [...args], options: { ...options, yes: { type: 'boolean' } } }));
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
  const flags = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = values[name];
      if (typeof value !== 'string') return [];
      const fault = settings[name].check(value);
      if (fault !== null) throw new CommandRefused(`--${name} ${value}: ${fault}`);
      return [[name, value]];
    }),
  );
  return { flags, yes: values['yes'] === true };
}

/**
 * Asks for what a project needs and writes every file that holds it. What flags or files say already is not asked with
 * `--yes`, and suggested otherwise. Run again, it changes nothing.
 * @returns the exit code.
 */
export async function setup(root: string, args: readonly string[], talk: Conversation): Promise<number> {
  const { flags, yes } = flagsIn(args);
  const known = readSettings(root);
  const answers: Partial<Record<SettingName, string>> = {};
  for (const name of settingNames) {
    const { question, check, suggestion } = settings[name];
    const sound = (value: string | undefined) =>
      value !== undefined && check(value) === null ? value : undefined;
    const likely = flags[name] ?? sound(known[name]) ?? sound(suggestion?.(answers));
    if (flags[name] !== undefined || (yes && likely !== undefined)) answers[name] = likely;
    else if (yes) throw new CommandRefused(`--${name} is missing: ${question}.`);
    else
      answers[name] = await talk.ask(question, {
        check,
        ...(likely !== undefined && { suggestion: likely }),
      });
  }
  const written = writeSettings(root, answers as Settings);
  talk.say(written.length === 0 ? 'Nothing has changed.' : `Written: ${written.join(', ')}. Commit them.`);
  for (const step of nextSteps(answers as Settings)) talk.say(step);
  return 0;
}

function nextSteps({ project, paypal }: Settings): string[] {
  return [
    '\nNext:',
    `  1. npx firebase functions:secrets:set PAYPAL_SECRET --project ${project}`,
    `  2. npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
    `  3. npm run deploy -- --project ${project}`,
    `  4. npm run provision -- --env ${paypal}`,
    '  5. npm run doctor',
  ];
}
