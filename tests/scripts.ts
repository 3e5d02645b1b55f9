import type { Command } from 'commander';
import { commandLine } from '#operations/commandLine.ts';

interface Script {
  does: string;
  /** A script of an installed package or of ours, as `scriptPath` finds it, with its first arguments. */
  run: readonly string[];
  /** The tool's options that can be typed; `npx` with the tool's name takes all others. */
  options?: Readonly<Record<string, string>>;
  /** What can be typed beside options. */
  words?: readonly [name: string, what: string];
}

const files = ['[files...]', 'only these'] as const;
const pictures = {
  run: ['@playwright/test/playwright', 'test', '--config', 'tests/visual/playwright.config.ts'],
  options: {
    '-g, --grep <name>': 'only stories with this in their name',
    '--repeat-each <times>': 'takes each picture so often',
    '-j, --workers <number>': 'how many run at once',
    '--shard <part>': 'only a part, such as 1/3',
  },
};

/** By the names in package.json. */
const scripts: Readonly<Record<string, Script>> = {
  'start:official': {
    does: 'The product on Google’s own emulators.',
    run: ['tsx/tsx', 'tests/official/start.ts'],
  },
  types: {
    does: 'Compiles everything, and writes nothing.',
    run: ['typescript/tsc', '--noEmit'],
    options: { '-w, --watch': 'goes on with each change' },
  },
  lint: {
    does: 'Lints everything.',
    run: ['oxlint/oxlint'],
    options: { '--fix': 'corrects what it can', '--quiet': 'shows no warnings' },
    words: files,
  },
  format: { does: 'Formats everything.', run: ['oxfmt/oxfmt'], words: files },
  'format:check': { does: 'Names what is not formatted.', run: ['oxfmt/oxfmt', '--check'], words: files },
  'build:functions': {
    does: 'Bundles the functions as a deployment does.',
    run: ['./operations/functions/build.mjs'],
  },
  contract: {
    does: 'Runs the tests of PayPal’s contract against PayPal’s own sandbox.',
    run: ['tsx/tsx', 'tests/server/contract/run.ts'],
  },
  'functions:lock': {
    does: 'Writes the lock file that travels with the functions.',
    run: ['./operations/functions/lock.mjs'],
  },
  letter: { does: 'Compiles the layout of every e-mail.', run: ['./operations/functions/letter.mjs'] },
  fonts: { does: 'Cuts the font files of everyday characters anew.', run: ['./theme/fonts/subset.mjs'] },
  media: {
    does: 'Renders the pictures and films of the landing page into public/media.',
    run: ['tsx/tsx', '.media/run.ts'],
    words: ['[names...]', 'only these pictures or films, or only this language'],
  },
  storybook: {
    does: 'Serves the design system on port 6006.',
    run: ['storybook/storybook', 'dev', '--port', '6006', '--host', '127.0.0.1', '--no-open'],
    options: { '-p, --port <port>': 'another port', '--ci': 'asks nothing' },
  },
  'build-storybook': {
    does: 'Builds the design system as files.',
    run: ['storybook/storybook', 'build'],
    options: { '-o, --output-dir <folder>': 'another folder than storybook-static' },
  },
  'new:component': {
    does: 'Writes a component and its stories.',
    run: ['./.storybook/newComponent.mjs'],
    words: ['<Name>', 'its name, such as PriceCard'],
  },
  licenses: {
    does: 'Lists the license of every package that ships.',
    run: ['tsx/tsx', 'tests/supplyChain/listLicenses.ts'],
  },
  'audit:shipped': {
    does: 'Asks the registry for known vulnerabilities of what ships.',
    run: ['./tests/supplyChain/audit.mjs'],
  },
  visual: { does: 'Compares stories with their pictures.', ...pictures, words: files },
  'visual:update': {
    does: 'Accepts the current pictures.',
    ...pictures,
    run: [...pictures.run, '--update-snapshots'],
    words: files,
  },
  chromatic: {
    does: 'Sends the stories to Chromatic.',
    run: ['chromatic/chromatic'],
    options: {
      '--exit-zero-on-changes': 'does not fail for changes',
      '--auto-accept-changes <branch>': 'accepts the changes on this branch',
      '--only-changed': 'only stories that a change affects',
      '--dry-run': 'sends nothing',
    },
  },
  'chromatic:check': {
    does: 'Shows how far Chromatic works without its token.',
    run: ['tsx/tsx', 'tests/visual/chromatic/check.ts'],
  },
};

/** What `script.ts` runs under a name of package.json, and the words that it takes. Throws if there is no such script. */
export function scriptOf(name: string): { command: Command; run: readonly string[] } {
  const script = scripts[name];
  if (script === undefined) throw new Error(`There is no script ${name} here.`);
  const { does, run, options = {}, words } = script;
  const command = commandLine(name, does);
  for (const [flags, what] of Object.entries(options)) command.option(flags, what);
  if (words !== undefined) command.argument(...words);
  return { command, run };
}
