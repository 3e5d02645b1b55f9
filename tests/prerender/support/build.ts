import path from 'node:path';
import { builtSite as freshSite } from '../../support/builds.ts';
import { projectRoot } from '../../../sandbox/processes/settings.ts';

/** Folder of the site that every test of the run uses. */
export const builtSite = path.join(projectRoot, 'dist');

/** Builds the production site once per run, unless it is up to date. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function build(): Promise<void> {
  await freshSite();
}
