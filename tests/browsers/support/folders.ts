import path from 'node:path';
import { projectRoot } from '../../support/stages.mjs';

/** State of the sandbox that these tests start. */
export const sandboxFolder = path.join(projectRoot, 'test-results/browsers-sandbox');

/** The site as that sandbox has built it. */
export const builtSite = path.join(sandboxFolder, 'site');

/** Pictures of pages on which a test failed. */
export const pictures = path.join(projectRoot, 'test-results/browsers');
