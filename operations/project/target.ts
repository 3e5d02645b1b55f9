import type { PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import { CommandRefused } from '../conversation.ts';
import { defaultDatabase, inDatabase } from './openStore.ts';
import { readSettings } from '../setup/files.ts';
import type { SettingName } from '../setup/settings.ts';
import { aliasIn, environmentOf, readFirebaseRc, type Alias } from './aliases.ts';

/** The project that a command works on, from the files that `npm run setup` wrote. */
export interface Target {
  alias: Alias;
  /** PayPal's environment, which the alias decides. */
  environment: PayPalEnvironment;
  project: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  settings: Readonly<Partial<Record<SettingName, string>>>;
}

/** Reads a project's files. Throws CommandRefused without setup, or if none of two projects is named. */
export function readTarget(root: string, named?: string): Target {
  const rc = readFirebaseRc(root);
  const alias = aliasIn(rc, named);
  const project = rc.projects?.[alias] ?? '';
  const settings = readSettings(root, project);
  const siteUrl = settings['site-url'];
  if (siteUrl === undefined) {
    throw new CommandRefused(
      `Run \`npm run setup -- --project ${alias}\` first: no address of the site is written down.`,
    );
  }
  return { alias, environment: environmentOf[alias], project, siteUrl, settings };
}

/** An npm command for the target's project. Names the project, because with two of them the command would ask. */
export const npmRun = (script: string, { alias }: Pick<Target, 'alias'>, words = '') =>
  `npm run ${script} -- --project ${alias}${words && ` ${words}`}`;

/** The host of the site, which a policy, an alert or a message names without the rest of the address. */
export const hostOf = ({ siteUrl }: Pick<Target, 'siteUrl'>) => new URL(siteUrl).hostname;

/** The cure of many faults. */
export const deploys = (target: Pick<Target, 'alias'>) => npmRun('deploy', target);

/** One line that names the target's project, and the database that a command opens. */
export const lineOfTarget = (
  { alias, project, siteUrl, environment }: Target,
  database: string = defaultDatabase,
) => `${alias}: ${project}, ${siteUrl}, PayPal ${environment}${inDatabase(database)}`;
