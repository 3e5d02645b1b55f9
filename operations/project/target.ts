import type { ProviderEnvironment } from '#functions/documents/offers/provisionedIds.ts';
import { CommandRefused } from '../conversation.ts';
import { readSettings } from '../setup/files.ts';
import type { SettingName } from '../setup/settings.ts';
import { aliasIn, environmentOf, readFirebaseRc, takeProject, type Alias } from './aliases.ts';

/** The project that a command works on, from the files that `npm run setup` wrote. */
export interface Target {
  alias: Alias;
  /** PayPal's environment, which the alias decides. */
  environment: ProviderEnvironment;
  project: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  settings: Readonly<Partial<Record<SettingName, string>>>;
}

/**
 * Reads the project that the arguments name from the project's files; also returns the other arguments. Throws CommandRefused
 * if setup was not run for it, or if there are two projects and none is named.
 */
export function readTarget(root: string, args: readonly string[] = []): { target: Target; rest: string[] } {
  const { named, rest } = takeProject(args);
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
  return { target: { alias, environment: environmentOf[alias], project, siteUrl, settings }, rest };
}

/** An npm command for the target's project. Names the project, because with two of them the command would ask. */
export const npmRun = (script: string, { alias }: Pick<Target, 'alias'>, words = '') =>
  `npm run ${script} -- --project ${alias}${words && ` ${words}`}`;

/** One line that names the target's project. */
export const lineOfTarget = ({ alias, project, siteUrl, environment }: Target) =>
  `${alias}: ${project}, ${siteUrl}, PayPal ${environment}`;
