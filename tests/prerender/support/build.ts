import path from 'node:path';
import { builtSite as freshSite } from '../../support/builds.ts';
import { projectRoot } from '../../../sandbox/processes/settings.ts';

/** Where the site lies that every test of the run serves. */
export const builtSite = path.join(projectRoot, 'dist');

/** Builds the site as it ships, once for the run, unless it is built already. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function build(): Promise<void> {
  await freshSite();
}
