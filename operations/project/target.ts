import type { ProviderEnvironment } from '#functions/documents/offers/provisionedIds.ts';
import { CommandRefused } from '../conversation.ts';
import { readSettings } from '../setup/files.ts';
import type { SettingName } from '../setup/settings.ts';
import { aliasIn, environmentOf, readFirebaseRc, takeProject, type Alias } from './aliases.ts';

/** The project that a command works on, as `npm run setup` wrote it. */
export interface Target {
  alias: Alias;
  /** PayPal's environment, which the alias decides. */
  environment: ProviderEnvironment;
  project: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  settings: Readonly<Partial<Record<SettingName, string>>>;
}

/**
 * Reads from the project's files which of them the words of a command mean; answers the other words too. Throws CommandRefused
 * when setup was not run for it, and when there are two and none is named.
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

/** A command of this folder, for the project that is looked at; it would ask which, had the folder two. */
export const npmRun = (script: string, { alias }: Pick<Target, 'alias'>, words = '') =>
  `npm run ${script} -- --project ${alias}${words && ` ${words}`}`;

/** One line that names the project a command speaks to. */
export const lineOfTarget = ({ alias, project, siteUrl, environment }: Target) =>
  `${alias}: ${project}, ${siteUrl}, PayPal ${environment}`;
