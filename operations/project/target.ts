import { CommandRefused } from '../conversation.ts';
import { readSettings } from '../setup/files.ts';
import type { SettingName } from '../setup/settings.ts';

/** The project that a command works on, as `npm run setup` wrote it. */
export interface Target {
  project: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  settings: Readonly<Partial<Record<SettingName, string>>>;
}

/** Reads the target from the project's files. Throws CommandRefused when setup was not run. */
export function readTarget(root: string): Target {
  const settings = readSettings(root);
  const { project } = settings;
  const siteUrl = settings['site-url'];
  if (project === undefined || siteUrl === undefined) {
    throw new CommandRefused(
      'Run `npm run setup` first: no project or no address of the site is written down.',
    );
  }
  return { project, siteUrl, settings };
}
